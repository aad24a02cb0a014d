import { withIds } from '@site/packages/query';
import { type ExtraField, noExtraFields } from '@site/src/dataset/extraFields';
import { fields } from '@site/src/dataset/fields';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { limits } from '@site/src/query/hashText';
import fc from 'fast-check';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { convertToIC, defaultOperators, type RuleGroupType, type RuleGroupTypeAny } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { anyTheme } from '../panels/theme/anyTheme';
import type { Options, ReleaseId } from '../releases/DemoRelease';
import { namesOf } from '../releases/names';
import { samples } from '../samples/samples';
import { decodePermalink, encodePermalink } from './permalink';
import { type DemoState, initialState } from './state';

const scalar = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n || 0),
  fc.boolean(),
  fc.constant(null),
);
const rule = fc.record(
  {
    field: fc.constantFrom('~', ...fields.map(({ name }) => name)),
    operator: fc.constantFrom('~', ...defaultOperators.map(({ name }) => name)),
    value: fc.oneof(scalar, fc.array(scalar, { maxLength: 5 })),
    valueSource: fc.constantFrom('value' as const, 'field' as const),
    disabled: fc.boolean(),
  },
  { requiredKeys: ['field', 'operator', 'value'] },
);
const { group } = fc.letrec<{ group: RuleGroupType }>((tie) => ({
  group: fc.record(
    {
      combinator: fc.constantFrom('and', 'or'),
      rules: fc.array(fc.oneof({ depthSize: 'small', withCrossShrink: true }, rule, tie('group')), { maxLength: 6 }),
      not: fc.boolean(),
      disabled: fc.boolean(),
    },
    { requiredKeys: ['combinator', 'rules'] },
  ) as fc.Arbitrary<RuleGroupType>,
}));

const { formatSettings: initialSettings } = initialState;

const anyExtraFields = fc.constantFrom<readonly ExtraField[]>(
  noExtraFields,
  [{ name: 'age', type: 'number' }],
  [
    { name: 'född', type: 'date' },
    { name: '_x9', type: 'text' },
  ],
);

/** Any state of a release that a visitor can reach. */
const stateOf = (release: ReleaseId): fc.Arbitrary<DemoState> =>
  fc
    .record({
      release: fc.constant(release),
      options: fc.record(
        Object.fromEntries(namesOf[release].options.map((id) => [id, fc.boolean()])),
      ) as fc.Arbitrary<Options>,
      data: fc.constant(undefined),
      extraFields: anyExtraFields,
      query: group as fc.Arbitrary<RuleGroupTypeAny>,
      format: fc.constantFrom(...namesOf[release].formats),
      formatSettings: fc.record(
        Object.fromEntries(namesOf[release].settings.map((id) => [id, fc.string({ maxLength: 20 })])),
      ) as unknown as fc.Arbitrary<DemoState['formatSettings']>,
      choices: fc.record(
        Object.fromEntries(
          Object.entries(namesOf[release].choices).map(([id, items]) => [id, fc.constantFrom(...items)]),
        ),
        { requiredKeys: [] },
      ) as fc.Arbitrary<DemoState['choices']>,
      theme: anyTheme,
    })
    .map((state) => ({
      ...state,
      query: withIds(
        state.options.independentCombinators ? convertToIC(state.query as RuleGroupType) : state.query,
        'link',
      ),
    }));

const anyState = fc.constantFrom(...(Object.keys(namesOf) as ReleaseId[])).chain(stateOf);

const pack = (content: unknown) =>
  `d1=${Buffer.from(deflateSync(strToU8(typeof content === 'string' ? content : JSON.stringify(content)))).toString('base64url')}`;
const valid = { t: 'default', o: [], f: 'sql', s: {}, q: { combinator: 'and', rules: [] } };

describe('the permalink', () => {
  it('carries any state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const hash = encodePermalink({ toolkit: 'antd', state });
        // No sign that a program which finds addresses in text would end at.
        expect(hash).toMatch(/^d1=[\w-]+$/);
        expect(decodePermalink(hash ?? '')).toEqual({ ok: true, toolkit: 'antd', state });
      }),
      { numRuns: 300 },
    );
  }, 30_000);
  it('carries the open panel and the row asked about, and nothing that is none', () => {
    const hash = encodePermalink({ toolkit: 'default', state: initialState, panel: 'export', row: 42 }) as string;
    expect(decodePermalink(hash)).toMatchObject({ ok: true, panel: 'export', row: 42 });
    for (const strange of [{ p: 'constructor' }, { r: -1 }, { r: 1.5 }, { r: '1' }, { r: 1e9 }])
      expect(decodePermalink(pack({ ...valid, ...strange }))).toMatchObject({ ok: false });
  });
  it('carries rules on fields that were added, which it refuses without them', () => {
    const q = { combinator: 'and', rules: [{ field: 'age', operator: '>', value: '5' }] };
    const x = [{ name: 'age', type: 'number' }];
    expect(decodePermalink(pack({ ...valid, q }))).toMatchObject({ ok: false });
    const decoded = decodePermalink(pack({ ...valid, q, x }));
    expect(decoded).toMatchObject({
      ok: true,
      state: { extraFields: x, query: { rules: [{ field: 'age' }] } },
    });
    expect(decoded.ok && decodePermalink(encodePermalink(decoded) ?? '')).toEqual(decoded);
  });
  it('carries the fields of the visitor’s data and never its rows, and refuses rules on others', () => {
    const q = { combinator: 'and', rules: [{ field: 'status', operator: '=', value: 'open' }] };
    const state = { ...initialState, data: setOfTests, query: withIds(q, 'link') };
    const hash = encodePermalink({ toolkit: 'default', state }) as string;
    const { table, ...fields } = setOfTests;
    expect(decodePermalink(hash)).toEqual({ ok: true, toolkit: 'default', state: { ...state, data: fields } });
    expect(Buffer.from(inflateSync(Buffer.from(hash.slice(3), 'base64url'))).toString()).not.toContain('Ada');
    const d = fields;
    expect(decodePermalink(pack({ ...valid, q }))).toMatchObject({ ok: false });
    expect(decodePermalink(pack({ ...valid, d, q }))).toMatchObject({ ok: true });
    const onMovies = { combinator: 'and', rules: [{ field: 'genre', operator: '=', value: 'x' }] };
    expect(decodePermalink(pack({ ...valid, d, q: onMovies }))).toMatchObject({ ok: false });
    expect(decodePermalink(pack({ ...valid, d: { ...d, fields: [] }, q }))).toMatchObject({ ok: false });
  });
  it('of release 5 is as it was before there were others', () => {
    const hash = encodePermalink({ toolkit: 'default', state: initialState }) as string;
    expect(JSON.parse(strFromU8(inflateSync(Buffer.from(hash.slice(3), 'base64url'))))).not.toHaveProperty('v');
    expect(decodePermalink(pack(valid))).toMatchObject({ ok: true, state: { release: '5' } });
    expect(decodePermalink(pack({ ...valid, v: '8' }))).toMatchObject({ ok: true, state: { release: '8' } });
  });
  it('carries no CSS but that of a theme', () => {
    const themed = (theme: unknown) => decodePermalink(pack({ ...valid, h: theme }));
    expect(themed({ values: { 'border-color': '#123456' }, dark: {} })).toMatchObject({ ok: true });
    for (const values of [
      { 'border-color': 'red;} body{display:none' },
      { 'border-color': 'url(//x.test)' },
      { 'border-style': 'solid}' },
      { spacing: '1px;' },
      { 'color;}*{color': '#000000' },
    ])
      expect(themed({ values, dark: {} })).toMatchObject({ ok: false });
  });
  it('is the same for equal states, in whatever order their parts were made', () => {
    const query = {
      rules: [{ value: 'Jaws', valueSource: 'value' as const, operator: '=', field: 'title', id: 'mine' }],
      combinator: 'and',
    };
    const hash = encodePermalink({ toolkit: 'default', state: { ...initialState, query } }) as string;
    const decoded = decodePermalink(hash);
    expect(decoded.ok && encodePermalink(decoded)).toBe(hash);
  });
  it('carries every sample in fewer than 700 characters', () => {
    for (const { query } of samples)
      expect(encodePermalink({ toolkit: 'default', state: { ...initialState, query } })?.length).toBeLessThan(700);
  });
  it('refuses to write what it would not read', () => {
    const linkTo = (count: number, textOf: (index: number) => string) => {
      const rules = Array.from({ length: count }, (_, index) => ({
        field: 'title',
        operator: '=',
        value: textOf(index),
      }));
      return encodePermalink({ toolkit: 'default', state: { ...initialState, query: { combinator: 'and', rules } } });
    };
    const noise = (index: number) => Array.from({ length: 8 }, (_, part) => Math.sin(index * 8 + part)).join();
    expect(linkTo(100, noise)).toBeDefined();
    expect(linkTo(1500, noise), 'a hash that is too long').toBeUndefined();
    expect(linkTo(150, () => 'x'.repeat(2000))).toBeDefined();
    expect(
      linkTo(250, () => 'x'.repeat(2000)),
      'a text that is too long',
    ).toBeUndefined();
    expect(
      linkTo(2000, () => ''),
      'too many rules',
    ).toBeUndefined();
  });
  it('says nothing of settings that nobody has made', () => {
    const settings = (more: object) => {
      const state = { ...initialState, formatSettings: { ...initialSettings, ...more } };
      const hash = encodePermalink({ toolkit: 'default', state }) as string;
      return JSON.parse(strFromU8(inflateSync(Buffer.from(hash.slice(3), 'base64url')))).s;
    };
    const [one] = Object.keys(initialSettings) as [string];
    expect(settings({})).toEqual({});
    expect(settings({ [one]: 'x' })).toEqual({ [one]: 'x' });
  });

  const refused: [string, string, RegExp][] = [
    ['foreign', 'section-2', /another site or a newer version/],
    ['percent', '%E0%A4%A', /another site or a newer version/],
    ['other version', 'd2=abc', /another site or a newer version/],
    ['much later version', 'd12=abc', /another site or a newer version/],
    ['too long', `d1=${'A'.repeat(limits.hash)}`, /too long: 60,003 characters, of 60,000/],
    ['no base64', 'd1=***', /damaged/],
    [
      'cut off',
      pack({ ...valid, s: { [Object.keys(initialSettings)[0] as string]: 'x'.repeat(99) } }).slice(0, 60),
      /damaged/,
    ],
    ['a bomb', pack(' '.repeat(50_000_000)), /damaged|too long/],
    ['larger than any link, in spaces', pack(JSON.stringify(valid) + ' '.repeat(limits.text * 3)), /damaged/],
    ['no object', pack(null), /does not have/],
    ['unknown toolkit', pack({ ...valid, t: 'constructor' }), /does not have/],
    ['unknown release', pack({ ...valid, v: '7' }), /does not have/],
    [
      'a field with a name of JavaScript',
      pack(
        `{"t":"default","o":[],"f":"sql","s":{},"x":[{"name":"__proto__","type":"text"}],"q":{"combinator":"and","rules":[]}}`,
      ),
      /must not be a word/,
    ],
    ['a field that the table has', pack({ ...valid, x: [{ name: 'Title', type: 'text' }] }), /must not be a name/],
    ['a field of no type', pack({ ...valid, x: [{ name: 'age', type: 'object' }] }), /does not have/],
    [
      'more fields than can be added',
      pack({ ...valid, x: Array.from({ length: 11 }, (_, i) => ({ name: `x${i}`, type: 'text' })) }),
      /must not be longer than 10/,
    ],
    ['an option of another release', pack({ ...valid, o: ['showMuteButtons'] }), /does not have/],
    ['unknown option', pack({ ...valid, o: ['constructor'] }), /does not have/],
    [
      'unknown field',
      pack({ ...valid, q: { combinator: 'and', rules: [{ field: 'x', operator: '=', value: '' }] } }),
      /does not have/,
    ],
    [
      'a value that is an object',
      pack({ ...valid, q: { combinator: 'and', rules: [{ field: 'title', operator: '=', value: {} }] } }),
      /does not have/,
    ],
    [
      'deep',
      pack(
        `{"t":"default","o":[],"f":"sql","s":{},"q":${'{"combinator":"and","rules":['.repeat(5000)}${']}'.repeat(5000)}}`,
      ),
      /must not be nested deeper than 50/,
    ],
    [
      'many',
      pack({
        ...valid,
        q: { combinator: 'and', rules: Array(3000).fill({ field: 'title', operator: '=', value: '' }) },
      }),
      /must not be longer than 2000/,
    ],
  ];
  it.each(refused)('refuses a hash that is %s', (_, hash, reason) => {
    const decoded = decodePermalink(hash);
    expect(decoded.ok ? 'read' : decoded.reason).toMatch(reason);
  });
  it('takes over nothing it does not know', () => {
    const query = '{"combinator":"and","rules":[],"__proto__":{"polluted":1},"onclick":"x"}';
    const decoded = decodePermalink(pack(`{"t":"default","o":[],"f":"sql","s":{},"q":${query}}`));
    expect(decoded.ok && Object.keys(decoded.state.query).sort()).toEqual(['combinator', 'id', 'rules']);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('survives 2,000 hostile hashes', () => {
    const base = encodePermalink({ toolkit: 'default', state: initialState }) as string;
    const mangled = fc
      .tuple(fc.nat(base.length), fc.nat(20), fc.string({ maxLength: 20 }))
      .map(([at, length, insert]) => base.slice(0, at) + insert + base.slice(at + length));
    const anyJson = fc.jsonValue({ maxDepth: 8 }).map(pack);
    const almost = fc
      .record(
        { t: fc.jsonValue(), o: fc.jsonValue(), f: fc.constant('sql'), s: fc.jsonValue(), q: fc.jsonValue() },
        { requiredKeys: [] },
      )
      .map((content) => pack({ ...valid, ...content }));
    const bytes = fc.uint8Array({ maxLength: 500 }).map((array) => `d1=${Buffer.from(array).toString('base64url')}`);
    fc.assert(
      fc.property(
        fc.oneof(mangled, anyJson, almost, bytes, fc.string({ unit: 'binary' }), fc.webFragments()),
        (hash) => {
          const decoded = decodePermalink(hash);
          if (decoded.ok) expect(encodePermalink(decoded)).toBeDefined();
          else expect(decoded.reason).not.toBe('');
        },
      ),
      { numRuns: 2000 },
    );
  }, 60_000);
});
