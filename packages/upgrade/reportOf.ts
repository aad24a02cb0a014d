import { structuredPatch } from 'diff';
import { changedWords } from './changedWords';
import { checkFile } from './checkFile';
import type { DiffLine, GivenFile, Report } from './Report';
import { addressOf, type Major } from './Rule';
import { rules } from './registry';

const byId = new Map(rules.map((rule) => [rule.id, rule]));

/** Checks a file, and says what was found in words. */
export function reportOf({ name, text }: GivenFile, from: Major, to: Major): Report {
  const { findings, ...checked } = checkFile(name, text, from, to);
  return {
    ...checked,
    findings: findings.flatMap((finding) => {
      const rule = byId.get(finding.rule);
      return rule ? [{ ...finding, kind: rule.kind, message: rule.message, href: addressOf(rule) }] : [];
    }),
    parts: checked.rewritten === undefined ? [] : partsThatChange(text, checked.rewritten),
  };
}

function partsThatChange(before: string, after: string): Report['parts'] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 2 });
  return hunks.map(({ oldStart, lines }) => ({
    line: oldStart,
    lines: changedWords(
      lines
        .filter((line) => !line.startsWith('\\'))
        .map((line): DiffLine => ({ sign: line.charAt(0) as DiffLine['sign'], text: line.slice(1) })),
    ),
  }));
}
