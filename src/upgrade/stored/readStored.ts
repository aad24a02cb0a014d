import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';

/** Characters that are read, of a query and of all. */
export const longest = { query: 200_000, all: 100_000_000 };
/** How many queries are read. */
export const most = 100_000;

/** Stored queries with their numbers, which begin with 1, and those that are none. */
export type Stored = {
  queries: { number: number; query: RuleGroupTypeAny }[];
  damaged: { number: number; problem: string }[];
};

/**
 * Only what makes it a query: fields and operators are the visitor's own, and a release that does not understand a rule
 * says so itself.
 */
const schema = v.looseObject({
  combinator: v.optional(v.string()),
  not: v.optional(v.boolean()),
  rules: v.array(v.union([v.string(), v.looseObject({})])),
});

/** Reads one query or many: an array, one on each line, or JSON in texts of JSON; or says why a text is none of them. */
export function readStored(text: string): Stored | { problem: string } {
  if (text.length > longest.all) return { problem: `This is longer than ${longest.all / 1_000_000} MB.` };
  const whole = parsed(text);
  const lines = 'problem' in whole ? linesOf(text) : undefined;
  if ('problem' in whole && !lines) return whole;
  const items: Parsed[] = lines
    ? lines.map(parsed)
    : 'value' in whole && Array.isArray(whole.value)
      ? whole.value.map((value) => ({ value }))
      : [whole];
  if (!items.length) return { problem: 'There is no query in this list.' };
  if (items.length > most) return { problem: `There are ${items.length} queries, and ${most} are read at most.` };
  const stored: Stored = { queries: [], damaged: [] };
  for (const [index, item] of items.entries()) {
    const read = 'problem' in item ? item : queryOf(item.value);
    if ('problem' in read) stored.damaged.push({ number: index + 1, ...read });
    else stored.queries.push({ number: index + 1, ...read });
  }
  const [only] = stored.damaged;
  return items.length === 1 && only ? { problem: only.problem } : stored;
}

type Parsed = { value: unknown } | { problem: string };

function parsed(text: string): Parsed {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Lines of a text that has a query on each; nothing if it is JSON on several lines that is damaged. */
function linesOf(text: string): string[] | undefined {
  const lines = text.split('\n').filter((line) => line.trim());
  const isQuery = (line: string) => {
    const one = parsed(line);
    return 'value' in one && 'query' in queryOf(one.value);
  };
  return lines.length > 1 && lines.slice(0, 2).some(isQuery) ? lines : undefined;
}

function queryOf(value: unknown, depth = 0): { query: RuleGroupTypeAny } | { problem: string } {
  if (typeof value === 'string' && depth < 2) {
    if (value.length > longest.query) return { problem: `The query is longer than ${longest.query / 1000} KB.` };
    const inner = parsed(value);
    return 'problem' in inner ? inner : queryOf(inner.value, depth + 1);
  }
  const { success, output } = v.safeParse(schema, value);
  return success
    ? { query: output as RuleGroupTypeAny }
    : { problem: 'A query is an object with a list of "rules", and this is none.' };
}
