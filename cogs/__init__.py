"""What people see of the bot in Discord: one package a feature."""
