"""The JSON schema of a file of an own role, generated from the structs that read it."""

from __future__ import annotations

import json
from typing import Final

import msgspec

from nightcaller.rulebooks.own import OwnRole

TITLE: Final = "An own role of Nightcaller"


def own_role_schema() -> str:
    """Return the schema as `docs/own-role.schema.json` has it."""
    schema = msgspec.json.schema(OwnRole)
    about = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": TITLE}
    return json.dumps(about | schema, ensure_ascii=False, indent=2) + "\n"
