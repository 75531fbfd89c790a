"""The bodies of requests: JSON alone, or JSON and files in a multipart form."""

import json
import re
from dataclasses import dataclass
from typing import Final

_BOUNDARY: Final = re.compile(r'boundary="?([^";]+)"?')
_NAME: Final = re.compile(rb'name="(?:payload_json|files\[(\d+)\])"(?:; filename="([^"]*)")?')
_CONTENT_TYPE: Final = re.compile(rb"content-type: *([^\r;]+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came along; what is in it was read and is not kept."""

    filename: str
    content_type: str
    size: int


@dataclass(frozen=True, slots=True)
class Body:
    """The JSON of a request, and its files by the index that the JSON knows them by."""

    json: object
    uploads: dict[int, Upload]


def read_body(content_type: str, raw: bytes) -> Body:
    """Read a body that has arrived as a whole.

    Raises:
        ValueError: it is not what its content type says.
    """
    if not content_type.startswith("multipart/form-data"):
        return Body(json.loads(raw) if raw else None, {})
    boundary = _BOUNDARY.search(content_type)
    if boundary is None:
        raise ValueError(f"a form without a boundary: {content_type}")
    payload: object = None
    uploads: dict[int, Upload] = {}
    # By definition the boundary is nowhere in the data. What is before the first is empty, and what is
    # after the last is the end.
    for part in raw.split(b"--" + boundary[1].encode())[1:-1]:
        head, _, data = part.partition(b"\r\n\r\n")
        data = data.removesuffix(b"\r\n")
        name = _NAME.search(head)
        if name is None:
            raise ValueError(f"a part of a form that Discord does not know: {head!r}")
        if name[1] is None:
            payload = json.loads(data)
            continue
        kind = _CONTENT_TYPE.search(head)
        uploads[int(name[1])] = Upload(
            (name[2] or b"").decode(),
            kind[1].decode() if kind else "application/octet-stream",
            len(data),
        )
    return Body(payload, uploads)
