import { deflateSync } from 'node:zlib';
import { runs } from '@site/scripts/testScale';
import { toolkits } from '@site/src/toolkits/registry';
import fc from 'fast-check';
import { convertFromIC, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { optionTable as optionsOf5 } from '../releases/5/optionTable';
import { namesOf } from '../releases/names';
import { initialOptions } from '../store/options';
import { decodePermalink, encodePermalink } from '../store/permalink';
import { withSiteRows } from '../store/withSiteRows';
import {
  hashOf,
  jsonOf,
  links,
  optionsOf2023,
  optionsOf2026,
  packState,
  stylesOf2023,
  stylesOf2026,
} from './links.fixture';
import { readLink } from './readLink';

const read = (hash: string, page: 'default' | 'antd' | 'mantine' = 'default') => {
  const link = readLink(hash, page);
  if (!link.ok) throw new Error(link.reason);
  return link;
};
const reason = (hash: string) => {
  const link = readLink(hash, 'default');
  return link.ok ? 'read' : link.reason;
};
const query = (rules: unknown[], more: object = {}) => ({ query: { combinator: 'and', rules, ...more } });
const rule = { field: 'age', operator: '>', value: '28' };
const notesOf = (hash: string, page?: 'default') => (read(hash, page).notes ?? []).join(' ');

/** Every option is as the link says, or named as one that is not here. */
function expectOptions({ state, notes }: ReturnType<typeof read>, options: Record<string, boolean>) {
  for (const [name, isOn] of Object.entries(options)) {
    if (namesOf[state.release].options.includes(name as never))
      expect([name, state.options[name as never]]).toEqual([name, isOn]);
    else expect([name, /does not have .*the option/.test(notes?.join(' ') ?? '') || !isOn]).toEqual([name, true]);
  }
}

type Node = Record<string, unknown>;
const exact = (value: unknown): unknown =>
  typeof value !== 'bigint' ? value : Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
/** Every rule, group and combinator of a query, a line each, with where it stands. */
function lines(node: Node | string, path = ''): unknown[] {
  if (typeof node === 'string') return [[path, node]];
  const flags = [node.disabled === true, node.muted === true];
  if (Array.isArray(node.rules))
    return [
      [path, node.combinator, node.not === true, ...flags, node.rules.length],
      ...node.rules.flatMap((item, index) => lines(item, `${path}/${index}`)),
    ];
  const value = Array.isArray(node.value) ? node.value.map(exact) : exact(node.value);
  return [[path, node.field, node.operator, value, node.valueSource, ...flags]];
}

describe.each([2023, 2026] as const)('a link of the demo of %i', (year) => {
  it('opens with its options, its toolkit and every rule of its query', async () => {
    await fc.assert(
      fc.asyncProperty(links[year], async ({ hash, options, style, state }) => {
        const link = read(hash, 'default');
        const packed = (options.independentCombinators ? state.queryIC : state.query) as Node;
        const isLater = Object.keys(options).some((name) => !optionsOf2023.includes(name));
        const isOf2026 = isLater || (style && !stylesOf2023.includes(style)) || /"muted"|\$bigint/.test(jsonOf(packed));
        expect(link.state.release).toBe(isOf2026 ? '8' : '5');
        expectOptions(link, options);
        const isOurs = toolkits.some(({ id }) => id === style);
        expect(link.toolkit).toBe(isOurs ? style : 'default');
        expect(lines(link.state.query as unknown as Node)).toEqual(lines(packed));
        // It stands on the fields that it names, and can be passed on as a link of ours.
        const own = encodePermalink(link) as string;
        expect(decodePermalink(own)).toMatchObject({ ok: true, state: { query: link.state.query } });
        const { data } = await withSiteRows(link.state);
        expect(data?.table?.values.map((cells) => cells.length)).toEqual(data?.fields.map(() => 300));
      }),
      { numRuns: runs(30, 2000) },
    );
  }, 60_000);
});

it.each([
  ['5', optionsOf2023],
  ['8', optionsOf2026],
] as const)('a link of options alone sets and clears them in release %s, and leaves the query', (release, names) => {
  const some = fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])), { requiredKeys: ['disabled'] });
  fc.assert(
    fc.property(some, (options) => {
      const link = read(hashOf(options as Record<string, boolean>));
      const isLater = Object.keys(options).some((name) => !optionsOf2023.includes(name));
      expect(link.state.release).toBe(isLater ? release : '5');
      expectOptions(link, options as Record<string, boolean>);
      expect([link.state.query.rules.length, link.state.data]).toEqual([
        link.state.options.independentCombinators ? 5 : 3,
        undefined,
      ]);
    }),
    { numRuns: runs(30, 2000) },
  );
});

it.each(stylesOf2026)('a link to the style %s alone leads to its toolkit, and leaves the query', (style) => {
  const link = read(`style=${style}`);
  const toolkit = toolkits.find(({ id }) => id === style);
  expect(link.toolkit).toBe(toolkit?.id ?? 'default');
  expect(link.state.data).toBeUndefined();
  expect(link.notes?.join(' ') ?? '').toMatch(toolkit ? /^$/ : /does not have the toolkit/);
  expect(link.state.release).toBe(['mantine', 'fluent', 'prime', 'tremor'].includes(style) ? '8' : '5');
  if (link.state.release === '5') expect(link.state.options).toEqual(initialOptions({ optionTable: optionsOf5 }));
});

describe('what decides', () => {
  it.each([
    ['nothing of the later demo', hashOf({ showNotToggle: true }, query([rule])), '5'],
    ['an option of 2026, even one that is off', hashOf({ showMuteButtons: false }, query([rule])), '8'],
    ['one in the packed state', hashOf({}, { ...query([rule]), options: { autoSelectValue: true } }), '8'],
    ['a mute', hashOf({}, query([{ ...rule, muted: true }])), '8'],
    ['a BigInt', hashOf({}, query([{ ...rule, value: 5n }])), '8'],
    ['a toolkit of release 8', hashOf({}, { ...query([rule]), style: 'mantine' }), '8'],
  ])('the release: %s', (_, hash, release) => expect(read(hash).state.release).toBe(release));
  it('the release: the page of a toolkit that only one draws', () =>
    expect(read(hashOf({}, query([rule])), 'mantine').state.release).toBe('8'));
  it('the toolkit: the link, before the page', () => {
    expect(read(hashOf({}, query([rule])), 'antd').toolkit).toBe('antd');
    expect(read(hashOf({}, { ...query([rule]), style: 'bulma' }), 'antd').toolkit).toBe('bulma');
    expect(read(hashOf({}, { ...query([rule]), style: 'tremor' }), 'antd').toolkit).toBe('antd');
  });
  it('options that it does not name: what the release does by itself', () => {
    const { options } = read('showLockButtons=true').state;
    expect(options).toMatchObject({ showLockButtons: true, showBranches: false, autoSelectField: true });
  });
  it('the query: independentCombinators; the other one is converted where that one is missing', () => {
    const both = { ...query([rule]), queryIC: { rules: [rule, 'or', { ...rule, value: '1' }] } };
    expect(read(hashOf({}, both)).state.query.rules).toHaveLength(1);
    expect(read(hashOf({ independentCombinators: true }, both)).state.query.rules).toHaveLength(3);
    expect(read(hashOf({}, { ...both, options: { independentCombinators: true } })).state.query.rules).toHaveLength(3);
    const { query: standard } = read(hashOf({}, { queryIC: both.queryIC })).state;
    expect(lines(standard as never)).toEqual(lines(convertFromIC(both.queryIC as never) as never));
    expect(read(hashOf({ independentCombinators: true }, query([rule, rule]))).state.query.rules).toHaveLength(3);
  });
  it('no query: the one that everybody meets', () => {
    const link = read('showLockButtons=true&showNotToggle=false');
    expect([link.state.query.rules.length, link.state.data]).toEqual([3, undefined]);
  });
});

describe('what this demo does not have is named once, and the rest is kept', () => {
  it('options and toolkits', () => {
    const notes = notesOf(
      hashOf({ responsiveLayout: true, enableExpressions: false, glitter: true }, { ...query([rule]), style: 'prime' }),
    );
    expect(notes).toContain(
      'This demo does not have the toolkit “PrimeReact”, the option “Responsive layout”, and the option “glitter”.',
    );
  });
  it('operators, fields, values, match modes and combinators', () => {
    const strange = { ...rule, operator: 'soundsLike' };
    const hash = hashOf(
      {},
      query([
        strange,
        rule,
        strange,
        { ...rule, field: 'a b' },
        { ...rule, field: 'Age' },
        { ...rule, value: { a: 1 } },
        { ...rule, valueSource: 'expression' },
        { ...rule, match: { mode: 'some' } },
        { combinator: 'xor', rules: [rule] },
        null,
        7,
      ]),
    );
    const link = read(hash);
    expect(lines(link.state.query as never)).toEqual(
      lines({ combinator: 'and', rules: [rule, { combinator: 'and', rules: [rule] }] }),
    );
    expect(link.notes?.slice(1)).toEqual([
      'Left out of the query: the operator “soundsLike” (2 rules), the field “a b”, the field “Age”, a value for “age” that is too long or of another kind, a value of the source “expression”, the match mode on “age”, and something that is no rule (2 rules).',
      'Read as “and”: “xor”.',
    ]);
  });
  it('with the combinators between the rules that stay', () => {
    const strange = { ...rule, operator: 'x' };
    const state = { queryIC: { rules: [strange, 'or', rule, 'and', strange, 'or', rule] } };
    const link = read(hashOf({ independentCombinators: true }, state));
    expect(lines(link.state.query as never)).toEqual(lines({ rules: [rule, 'or', rule] }));
  });
  it('values of fields that are unknown', () => {
    const link = read(
      hashOf(
        {},
        query([
          { field: 'shoeSize', operator: '>', value: 40 },
          { ...rule, value: 'f', valueSource: 'field' },
        ]),
      ),
    );
    expect(link.notes).toContain('The table has no values for shoeSize and f.');
    expect(link.state.data?.fields.find(({ name }) => name === 'shoeSize')).toMatchObject({ type: 'number' });
  });
  it('a query of nothing, ids twice, and keys that nobody knows are no loss', () => {
    expect(read(hashOf({}, query([]))).notes).toHaveLength(1);
    const twice = read(
      hashOf(
        {},
        {
          ...query(
            [
              { ...rule, id: 'a', x: 1 },
              { ...rule, id: 'a' },
            ],
            { y: 2 },
          ),
          z: 3,
        },
      ),
    );
    expect(twice.notes).toHaveLength(1);
    const ids = twice.state.query.rules.map((item) => (item as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
  });
  it('compares as texts what is not of a field’s type', async () => {
    const link = read(
      hashOf(
        {},
        query([
          { field: 'enrolled', operator: '=', value: 'true' },
          { field: 'age', operator: '>', value: 'old' },
          { field: 'birthdate', operator: 'null', value: 'x' },
          { field: 'height', operator: 'between', value: '150, 160' },
        ]),
      ),
    );
    expect(link.notes?.slice(1)).toEqual(['Compared as text: enrolled and age.']);
    const { data } = await withSiteRows(link.state);
    const cells = (name: string) => data?.table?.values[data.fields.findIndex((field) => field.name === name)];
    expect(new Set(cells('enrolled'))).toEqual(new Set(['true', 'false']));
    expect(cells('age')?.every((cell) => /^\d\d$/.test(String(cell)))).toBe(true);
  });
  it('offers values and operators of the query, so that the builder shows them', () => {
    const rules = [
      { field: 'instrument', operator: 'in', value: ['Hurdy-gurdy', 'Guitar'] },
      { field: 'instrument', operator: 'endsWith', value: 'phone' },
      { field: 'alsoPlays', operator: '=', value: 'x'.repeat(300) },
    ];
    const { data } = read(hashOf({}, query(rules))).state;
    const field = (name: string) => data?.fields.find((each) => each.name === name);
    expect(field('instrument')?.values).toEqual(expect.arrayContaining(['Guitar', 'Hurdy-gurdy', 'phone']));
    expect(field('instrument')?.operators).toContain('endsWith');
    expect(field('alsoPlays')).toMatchObject({ editor: 'text' });
    expect(field('alsoPlays')).not.toHaveProperty('values');
  });
});

it('keeps every digit of a BigInt', () => {
  const values = [5n, -(2n ** 53n) + 1n, 2n ** 53n, 123456789012345678901234567890n];
  const { state } = read(hashOf({}, query(values.map((value) => ({ ...rule, value })))));
  expect(state.query.rules.map((item) => (item as { value: unknown }).value)).toEqual([
    5,
    -(2 ** 53) + 1,
    '9007199254740992',
    '123456789012345678901234567890',
  ]);
});

it('reads what mails and chats make of a hash', () => {
  const packed = packState(query([rule], { not: true }));
  const forms = [
    `s=${packed}`,
    `s=${packed.replaceAll('+', ' ')}`,
    `s=${packed.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`,
    `s=${packed.slice(0, 20)}%0D%0A${packed.slice(20)}`,
    `showNotToggle=true&amp;s=${encodeURIComponent(packed)}`,
    encodeURIComponent(`s=${packed}`),
  ];
  for (const form of forms) expect([form, read(form).state.query.not]).toEqual([form, true]);
});

const nested = (depth: number) =>
  JSON.parse(`${'{"combinator":"and","rules":['.repeat(depth)}${']}'.repeat(depth)}`) as RuleGroupTypeAny;
const packText = (text: string) => `s=${encodeURIComponent(deflateSync(Buffer.from(text)).toString('base64'))}`;

describe('a damaged hash says what is damaged', () => {
  const packed = packState(query(Array.from({ length: 30 }, (_, index) => ({ ...rule, value: `${index * 7919}` }))));
  const changed = (at: number, to: string) => packed.slice(0, at) + to + packed.slice(at + 1);
  const swapped = Buffer.from(packed, 'base64');
  swapped[swapped.length - 1] = (swapped[swapped.length - 1] as number) ^ 1;
  it.each([
    ['nothing', 's=', 'its part “s” is empty'],
    ['a strange character', `s=${changed(40, '.')}`, 'character 41 of its part “s” is none of base64'],
    ['a character that is gone', `s=${packed.slice(0, 41)}`, 'its part “s” lacks a character, or has one too many'],
    ['no zlib data', `s=${btoa('some other text')}`, 'its part “s” does not begin like packed data'],
    [
      'the half of it',
      `s=${packed.slice(0, 80)}`,
      /^its part “s” is cut off( after \d+ bytes of what is packed in it)?$/,
    ],
    ['another checksum', `s=${swapped.toString('base64')}`, /its checksum is another$/],
    ['no JSON', packText('{"query":'), 'what is packed in its part “s” is no JSON'],
    ['a number', `s=${packState(7)}`, 'what is packed in its part “s” is no state of a demo'],
    ['options that are none', `s=${packState({ options: 7 })}`, '“options” in its part “s” is of another kind'],
    ['a query without rules', `s=${packState({ query: { combinator: 'and' } })}`, 'its query has no list of rules'],
    ['a query that is a text', `s=${packState({ query: 'age > 5' })}`, 'its query has no list of rules'],
    ['a long hash', `s=${'A'.repeat(400_000)}`, /^it is too long: 400002 characters/],
    ['much packed', `s=${'A'.repeat(102_401)}`, 'its part “s” has 102,401 characters, of 102,400 at most'],
    ['groups in groups', `s=${packState({ query: nested(51) })}`, 'its query is nested deeper than 50 groups'],
    ['many rules', `s=${packState(query(Array(2000).fill(rule)))}`, 'its query has more than 2000 rules'],
    ['deep JSON', packText(`{"query":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'its query has no list of rules'],
  ])('%s', (_, hash, words) => {
    if (typeof words === 'string') expect(reason(hash)).toBe(words);
    else expect(reason(hash)).toMatch(words);
  });
  it('and 50 groups and 1,999 rules are none', () => {
    expect(reason(`s=${packState({ query: nested(50) })}`)).toBe('read');
    expect(reason(`s=${packState(query(Array(1999).fill(rule)))}`)).toBe('read');
  });
  it.each(['section-2', '%25E0%25A4%25A', 'd2=abc', 'd1=AAAA', ''])('%s is none of theirs', (hash) =>
    expect(reason(hash)).toBe('it was made by another site or a newer version'),
  );
});
