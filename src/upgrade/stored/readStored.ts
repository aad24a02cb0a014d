import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';

/** Characters of a stored query that are read. */
export const longest = 200_000;

/**
 * Only what makes it a query: fields and operators are the visitor's own, and a release that does not understand a rule
 * says so itself.
 */
const schema = v.looseObject({
  combinator: v.optional(v.string()),
  not: v.optional(v.boolean()),
  rules: v.array(v.union([v.string(), v.looseObject({})])),
});

/** A stored query, or why a text is none. */
export function readStored(text: string): { query: RuleGroupTypeAny } | { problem: string } {
  if (text.length > longest) return { problem: `The query is longer than ${longest / 1000} KB.` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const { success, output } = v.safeParse(schema, value);
  return success
    ? { query: output as RuleGroupTypeAny }
    : { problem: 'A query is an object with a list of "rules", and this is none.' };
}
