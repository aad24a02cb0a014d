import { describe, expect, it } from 'vitest';
import type { LinkContent } from './content';
import { linkHash } from './permalink';
import { initialState } from './state';
import { fileLimit, readStateFile, stateFileText } from './stateFile';

const rules = (count: number, value = '') =>
  Array.from({ length: count }, (_, index) => ({
    field: 'title',
    operator: '=',
    // Text that hardly compresses.
    value: `${value}${Math.sin(index)}${Math.cos(index)}${Math.tan(index)}`,
  }));
const carrying = (count: number, value?: string): LinkContent => ({
  toolkit: 'antd',
  state: { ...initialState, format: 'cel', query: { combinator: 'and', rules: rules(count, value) } },
  panel: 'export',
  row: 7,
});
const read = (text: string) => readStateFile(new Blob([text]), { toolkit: 'default', state: initialState });

describe('a file', () => {
  it('carries what no link does, which says why', async () => {
    const large = carrying(1999);
    expect(linkHash(large)).toEqual({
      reason: expect.stringMatching(/^the link has [\d,]+ characters, of 60,000 at most$/),
    });
    const opened = await read(stateFileText(large) ?? '');
    expect(opened).toMatchObject({ ok: true, toolkit: 'antd', panel: 'export', row: 7, state: { format: 'cel' } });
    expect(opened.ok && opened.state.query.rules.length).toBe(1999);
    expect(linkHash(carrying(1999, 'x'.repeat(300)))).toEqual({
      reason: expect.stringMatching(/^it has [\d,]+ characters, of 400,000 at most$/),
    });
  });
  it('is not written where it would not be read', () => {
    expect(stateFileText(carrying(2001))).toBeUndefined();
    expect(stateFileText(carrying(1999, 'x'.repeat(1800)))).toBeDefined();
    expect(stateFileText(carrying(1999, '€'.repeat(1800)))).toBeUndefined();
    expect(linkHash(carrying(2001))).toEqual({ reason: 'something in it must not be longer than 2000' });
  });
  it('may be a query alone, which leaves everything else as it is', async () => {
    const query = { combinator: 'or', rules: rules(2), onclick: 'alert(1)' };
    const opened = await readStateFile(new Blob([JSON.stringify(query)]), carrying(1));
    expect(opened).toMatchObject({ ok: true, toolkit: 'antd', state: { format: 'cel', query: { combinator: 'or' } } });
    expect(opened.ok && opened.state.query).not.toHaveProperty('onclick');
  });
  const refused: [string, string, RegExp][] = [
    ['empty', '', /no JSON/],
    ['cut off', (stateFileText(carrying(3)) ?? '').slice(0, -20), /no JSON, or only a part/],
    ['of another kind', '[1, 2]', /does not have/],
    ['a scalar', 'null', /does not have/],
    [
      'with an unknown field',
      '{"combinator":"and","rules":[{"field":"x","operator":"=","value":""}]}',
      /does not have/,
    ],
    ['deep', `${'{"combinator":"and","rules":['.repeat(5000)}${']}'.repeat(5000)}`, /nested deeper than 50/],
    ['with many rules', JSON.stringify({ combinator: 'and', rules: rules(2001) }), /must not be longer than 2000/],
    ['large', ' '.repeat(fileLimit + 1), /too long: 5,000,001 bytes, of 5,000,000 at most/],
  ];
  it.each(refused)('that is %s is refused in words', async (_, text, reason) => {
    const opened = await read(text);
    expect(opened.ok ? 'read' : opened.reason).toMatch(reason);
  });
});
