"""Are there known faults in what Knockdown depends on? `make audit` asks the registries.

A finding fails. A registry that does not answer is no finding: that is said, and
nothing fails. pip-audit calls it a success if it could look up nothing at all,
so what was really looked up is counted here.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from build_page import NoPageError, node_version, npm

ROOT = Path(__file__).parent.parent
PINNED = [ROOT / "requirements" / name for name in ("dev.txt", "play.txt", "serve.txt")]
PIP_AUDIT = [sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes"]
PIP_AUDIT += ["--format=json", "--progress-spinner=off"]
NPM_AUDIT = ["audit", "--json", "--loglevel=silent", "--package-lock-only"]
PATIENCE = 300  # seconds for all packages


@dataclass
class Audit:
    """What was found among so many packages; `unknown` are those nobody told anything about."""

    packages: int = 0
    unknown: int = 0
    findings: list[str] = field(default_factory=list)

    def sentence(self, what: str) -> str:
        looked_up = self.packages - self.unknown
        if not looked_up:
            return f"{what}: not audited, the registry does not answer"
        told = f"{what}: {looked_up} packages audited, {len(self.findings)} findings"
        return (
            f"{told}; of {self.unknown} more the registry knows nothing" if self.unknown else told
        )


def read_pip_audit(answer: str) -> Audit:
    """Without an answer there is an error on stderr and no JSON."""
    audit = Audit()
    for package in parsed(answer).get("dependencies", []):
        audit.packages += 1
        audit.unknown += "skip_reason" in package
        for fault in package.get("vulns", []):
            better = ", ".join(fault["fix_versions"]) or "no version yet"
            told = f"{package['name']} {package['version']}: {fault['id']}, put right by {better}"
            audit.findings.append(told)
    return audit


def read_npm_audit(answer: str) -> Audit:
    """Without an answer there is only a message, or nothing."""
    found = parsed(answer)
    if "vulnerabilities" not in found:
        return Audit()
    findings = [
        f"{name} {fault['range']}: {fault['severity']}"
        for name, fault in found["vulnerabilities"].items()
    ]
    return Audit(found["metadata"]["dependencies"]["total"], 0, findings)


def parsed(answer: str) -> dict[str, Any]:
    try:
        found = json.loads(answer)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def ask_pip_audit() -> str:
    files = [option for file in PINNED for option in ("--requirement", str(file))]
    try:
        return subprocess.run(
            [*PIP_AUDIT, *files], capture_output=True, text=True, timeout=PATIENCE
        ).stdout
    except subprocess.TimeoutExpired:
        return ""


def ask_npm_audit() -> str:
    try:
        node_version()
    except NoPageError:
        return ""
    return npm(NPM_AUDIT, ROOT / "web").stdout


def main() -> int:
    if find_spec("pip_audit") is None:  # that is not silence of the registry
        sys.stderr.write("pip-audit is not installed; `make audit` installs it\n")
        return 1
    audits = {
        "Python": read_pip_audit(ask_pip_audit()),
        "the page": read_npm_audit(ask_npm_audit()),
    }
    for what, audit in audits.items():
        sys.stdout.write("\n  ".join([f"· {audit.sentence(what)}", *audit.findings]) + "\n")
    return int(any(audit.findings for audit in audits.values()))


if __name__ == "__main__":
    sys.exit(main())
