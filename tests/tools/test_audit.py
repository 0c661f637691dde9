"""`make audit`: findings count, silence does not, and silence is never taken for a clean bill."""

from __future__ import annotations

import json

import pytest
from audit import Audit, read_npm_audit, read_pip_audit

pytestmark = pytest.mark.once

FAULTY = {
    "name": "flask",
    "version": "0.5",
    "vulns": [
        {"id": "PYSEC-2019-179", "fix_versions": ["1.0"], "aliases": [], "description": ""},
        {"id": "PYSEC-2018-66", "fix_versions": [], "aliases": [], "description": ""},
    ],
}
FINE = {"name": "jinja2", "version": "3.1.6", "vulns": []}
UNKNOWN = {"name": "litestar", "skip_reason": "Dependency not found on PyPI"}
LEFT_PAD = {"severity": "high", "range": "<1.3.0", "via": []}


def npm_answer(**vulnerabilities: object) -> str:
    metadata = {"dependencies": {"total": 90}}
    return json.dumps({"vulnerabilities": vulnerabilities, "metadata": metadata})


def test_findings_of_pip_audit() -> None:
    audit = read_pip_audit(json.dumps({"dependencies": [FAULTY, FINE, UNKNOWN]}))
    assert audit.findings == [
        "flask 0.5: PYSEC-2019-179, put right by 1.0",
        "flask 0.5: PYSEC-2018-66, put right by no version yet",
    ]
    told = audit.sentence("Python")
    assert told.startswith("Python: 2 packages audited, 2 findings; of 1 more")


def test_findings_of_npm_audit() -> None:
    audit = read_npm_audit(npm_answer(**{"left-pad": LEFT_PAD}))
    assert audit.findings == ["left-pad <1.3.0: high"]
    assert read_npm_audit(npm_answer()).sentence("p") == "p: 90 packages audited, 0 findings"


@pytest.mark.parametrize(
    "silent",
    [
        read_pip_audit(""),
        read_pip_audit(json.dumps({"dependencies": [UNKNOWN]})),
        read_npm_audit(""),
        read_npm_audit(json.dumps({"message": "405 Method Not Allowed", "error": {}})),
        read_npm_audit("npm error network"),
    ],
)
def test_silence_is_no_clean_bill(silent: Audit) -> None:
    assert silent.findings == []
    assert silent.sentence("x") == "x: not audited, the registry does not answer"
