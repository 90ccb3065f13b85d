"""Findings for other programs: SARIF, which code hosts and editors show at the lines, and JUnit's XML, which CI systems count."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

from gpuir.sim import KINDS, Finding
from gpuir.tools.sanitizer import CATEGORIES, Judged, category_of
from gpuir.version import __version__

__all__ = ["junit", "sarif"]

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def sarif(judged: Judged, exit_code: int) -> str:
    """SARIF 2.1.0 (OASIS): a rule for each kind, a result for each finding, also for those that are suppressed."""
    results = [_result(each) for each in judged.findings]
    for finding, by in judged.suppressed:
        suppression = {"kind": "external", "justification": str(by)}
        results.append({**_result(finding), "suppressions": [suppression]})
    rules = [
        {"id": _rule(name, kind), "shortDescription": {"text": KINDS[kind]}, "defaultConfiguration": {"level": "error"}}
        for name, (_, kinds, _) in CATEGORIES.items()
        for kind in kinds
    ]
    driver = {"name": "gpuir-run", "version": __version__, "rules": rules}
    run = {
        "tool": {"driver": driver},
        "invocations": [{"executionSuccessful": True, "exitCode": exit_code}],
        "columnKind": "utf16CodeUnits",
        "results": results,
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2)


def _rule(category: str, kind: str) -> str:
    return f"{category}/{kind}"


def _result(finding: Finding) -> dict[str, Any]:
    where = f" [{finding.where}]" if finding.where else ""
    text = f"'{finding.operation}' {finding.message}{where}"
    result: dict[str, Any] = {
        "ruleId": _rule(category_of(finding), finding.kind),
        "level": "error",
        "message": {"text": text},
        "locations": [_location(finding)],
        "occurrenceCount": finding.count,
    }
    if finding.other is not None:
        other = finding.other
        told = f"'{other.operation}' {other.message}{f' [{other.where}]' if other.where else ''}"
        result["relatedLocations"] = [{**_location(other), "message": {"text": told}}]
    return result


def _location(finding: Finding) -> dict[str, Any]:
    place: dict[str, Any] = {"artifactLocation": {"uri": finding.file.replace("\\", "/")}}
    if finding.line:
        place["region"] = {"startLine": finding.line, "startColumn": max(1, finding.column)}
    return {"physicalLocation": place}


def junit(judged: Judged, seconds: float) -> str:
    """JUnit's XML: a test case for each tool, which fails with all that the tool found."""
    told = {name: [each for each in judged.findings if category_of(each) == name] for name in CATEGORIES}
    # What a tool that was not asked for has found is no less wrong.
    cases = [name for name in CATEGORIES if name in judged.tools or told[name]]
    suite = ElementTree.Element(
        "testsuite", name=f"gpuir-run {judged.kernel}", tests=str(len(cases)), errors="0", skipped="0",
        failures=str(sum(bool(told[name]) for name in cases)), time=f"{seconds:.3f}",
    )  # fmt: skip
    for name in cases:
        case = ElementTree.SubElement(suite, "testcase", classname=judged.kernel, name=name, time="0")
        if told[name]:
            first, number = told[name][0], len(told[name])
            message = f"{first.kind}: {first.message}" + (f" (and {number - 1} more)" if number > 1 else "")
            failure = ElementTree.SubElement(case, "failure", message=_legal(message), type=first.kind)
            failure.text = _legal("\n".join(map(str, told[name])))
    output = ElementTree.SubElement(suite, "system-out")
    output.text = _legal("\n".join(judged.report.coverage().lines()))
    suites = ElementTree.Element("testsuites")
    suites.append(suite)
    ElementTree.indent(suites)
    return ElementTree.tostring(suites, encoding="unicode", xml_declaration=True) + "\n"


def _legal(text: str) -> str:
    """Without characters that XML has not, which a file's name may have."""
    return "".join(
        each
        if each in "\t\n" or " " <= each and not "\ud800" <= each <= "\udfff" and each not in "\ufffe\uffff"
        else "?"
        for each in text
    )
