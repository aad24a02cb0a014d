import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparedReleases, documentedLines, latest } from '../../lines/lines';
import { lineApi } from './lineApi';
import { readObserved } from './observed';
import { propPages } from './statedOn';

/** `### \`prop\``, or `##` on a page of one subject, and the line below it: **Type** `…` · **Default** … */
const statement = /^##{1,2} `(\w+)`\n+\*\*Type\*\* `([^`]+)` · \*\*Default\*\* (.+)$/gm;

/** What differs between how a type stands in the `.d.ts` and how a reader can take it in. */
const readable = (type: string) =>
  type
    .replace(/\b((?:Full)?Operator)<string>/g, '$1')
    .replace(/\bGetOptionIdentifierType<[FO]>( \| undefined)?/g, 'string')
    .replace(/; \}( \| undefined)?/g, ' }')
    .replace(/"/g, "'")
    .replace(/^\((.*)\) \| undefined$/, '$1')
    .replace(/\s+/g, ' ');

/** `QueryBuilderProps` decides on these by the kind of query; the compiler shows the arm of `RuleGroupType` only. */
const decidedByQuery: Record<string, string> = { independentCombinators: 'false | true' };

const lines = documentedLines()
  .map(
    (line) =>
      [
        line.release,
        line,
        propPages.map((page) => path.resolve(line.docs, `${page}.mdx`)).filter((page) => existsSync(page)),
      ] as const,
  )
  .filter(([, , pages]) => pages.length);

it('finds the props pages of the latest line', () => expect(lines.map(([, { id }]) => id)).toContain(latest));

describe.each(lines)('props pages of %s', (version, line, pages) => {
  const text = pages.map((page) => readFileSync(page, 'utf8')).join('\n');
  const stated = [...text.matchAll(statement)].map(([, name, type, fallback]) => ({
    name: name as string,
    type: type as string,
    fallback: fallback as string,
  }));
  const { props } = lineApi(line);

  it('states type and default of every prop', () => {
    const names = new Set(stated.map(({ name }) => name));
    expect(props.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(stated)('$name has the type of the .d.ts', ({ name, type }) => {
    const declared = props.find((prop) => prop.name === name);
    const expected = (declared?.type !== 'boolean' && decidedByQuery[name]) || (declared?.type ?? 'no such prop');
    expect(readable(type)).toBe(readable(expected));
  });

  it('states the defaults that the release was seen to have', () => {
    const release = comparedReleases().find((each) => each.release === version);
    const seen = release ? readObserved(release).defaults : {};
    const known = stated.filter(({ name }) => name in seen);
    expect(known.length).toBeGreaterThan(5);
    expect(known.filter(({ name, fallback }) => !fallback.startsWith(`\`${seen[name]}\``))).toEqual([]);
  });
});
