import type { Report, Told } from '../Report';
import { addressOf, isAbout, type Major, migratePage } from '../Rule';
import { rules } from '../registry';
import type { BrokenLine } from './checkTypes';

/** Rules by what the compiler says, for lines that no rule finds by their syntax. */
const byMessage: readonly (readonly [RegExp, rule: string])[] = [
  [/^TS(2314|2707): Generic type 'QueryBuilderContextProps/, 'context-arguments'],
  [/^TS(2314|2707): Generic type '(Controls|Schema|QueryBuilderProps|QueryBuilder)\b/, 'type-arguments'],
  [/'unknown'|on type '\{\}'/, 'own-properties'],
  [/UseValueEditor|'ValueEditorProps/, 'value-editor-hook'],
  [/'ReactNode'/, 'label-node'],
  [/Index signature .* is missing/, 'implemented-option'],
  [/'RuleGroupType(Any|IC)\b/, 'any-query'],
  [/Property 'value' is missing .* 'Default/, 'default-value'],
  [/Property 'value' is missing .* 'FullO/, 'option-value'],
  [/(Property|properties) .*('path'|: path)/, 'control-path'],
  [/Property 'ruleOrGroup' is missing/, 'button-rule-or-group'],
  [/(Property 'ruleGroup'|: rules, ruleGroup)/, 'inline-combinator-rules'],
  [/(Property 'schema'|properties .*\bschema\b)/, 'control-schema'],
  [/'OptionGroup\b/, 'option-groups'],
];

/** Adds what the compiler says to what rules have found: to the findings of its line, or as one more. */
export function withTypes(report: Report, errors: readonly BrokenLine[], from: Major, to: Major): Report {
  if (!errors.length) return report;
  const findings = [...report.findings];
  for (const { line, excerpt, message: compiler } of errors) {
    const index = findings.findIndex((one) => one.line === line && one.kind === 'breaks');
    const known = findings[index];
    if (known) findings[index] = { ...known, compiler };
    else findings.push({ ...ruleOf(compiler, from, to), line, excerpt, isRewritten: false, compiler });
  }
  const { isForeign: _, ...rest } = report;
  return { ...rest, findings: findings.sort((a, b) => a.line - b.line) };
}

/** What a message of the compiler is about. */
function ruleOf(whole: string, from: Major, to: Major): Pick<Told, 'rule' | 'kind' | 'message' | 'href'> {
  // Its beginning: what is said at the end of a long one is about types of every kind.
  const message = whole.replaceAll('\n', ' ').slice(0, 240);
  for (const [pattern, id] of byMessage) {
    const rule = rules.find((one) => one.id === id);
    if (rule && isAbout(rule, from, to) && pattern.test(message))
      return { rule: id, kind: 'breaks', message: rule.message, href: addressOf(rule) };
  }
  return {
    rule: 'types',
    kind: 'breaks',
    message: `It does not compile with the types of release ${to}.`,
    href: migratePage(to === 3 ? 4 : to),
  };
}
