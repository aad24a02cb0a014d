import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { convertToIC, type RuleGroupType } from 'react-querybuilder';

/** A state as JSON, as the demos of react-querybuilder.js.org write it. */
export const jsonOf = (state: unknown): string =>
  JSON.stringify(state, (_, value) => (typeof value === 'bigint' ? { $bigint: String(value) } : value));

/** Packs a state as they do, by another library than the one that unpacks it here. */
export const packState = (state: unknown): string => deflateSync(Buffer.from(jsonOf(state))).toString('base64');

/** The hash of a link, without its `#`. */
export const hashOf = (options: Record<string, boolean>, state?: unknown) =>
  new URLSearchParams([
    ...Object.entries(options).map(([name, isOn]) => [name, String(isOn)]),
    ...(state === undefined ? [] : [['s', packState(state)]]),
  ]).toString();

/** The options of shared/inbound/README.md. */
export const optionsOf2023 =
  'showCombinatorsBetweenRules showNotToggle showCloneButtons showLockButtons resetOnFieldChange resetOnOperatorChange autoSelectField autoSelectOperator addRuleToNewGroups validateQuery independentCombinators listsAsArrays enableDragAndDrop disabled debugMode parseNumbers justifiedLayout showBranches'.split(
    ' ',
  );
export const optionsOf2026 = [
  ...optionsOf2023,
  ...'showShiftActions showUndoRedo showMuteButtons autoSelectValue responsiveLayout suppressStandardClassnames useDateTimePackage enableExpressions'.split(
    ' ',
  ),
];
export const stylesOf2023 = ['default', 'antd', 'bootstrap', 'bulma', 'chakra', 'material'];
export const stylesOf2026 = [...stylesOf2023, 'fluent', 'mantine', 'prime', 'tremor'];

const words = fc.constantFrom('Guitar', 'Stev', 'More cowbell', 'Vai,Vaughan', 'å, b', "O'Neil", '', '%', '1960-06-06');
const scalar = fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 }), fc.integer(), fc.boolean());
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const fields = fc.constantFrom(
  ...'firstName lastName enrolled age isMusician instrument alsoPlays gender birthdate height job description birthMonth birthTime'.split(
    ' ',
  ),
  ...['datetime', 'groupedField1', 'shoeSize', 'favourite_band', 'title', '~'],
);
const operators = fc.constantFrom(
  ...'= != < > <= >= contains beginsWith endsWith doesNotContain doesNotBeginWith doesNotEndWith null notNull in notIn between notBetween ~'.split(
    ' ',
  ),
);
/** What some links have and others lack. */
const extras = fc.record({ id: fc.uuid(), disabled: fc.boolean(), path: fc.constant([0]) }, { requiredKeys: [] });
const ruleWith = (value: fc.Arbitrary<unknown>) =>
  fc
    .oneof(
      fc.record({ field: fields, operator: operators, value }),
      fc.record({ field: fields, operator: operators, value, valueSource: fc.constant('value') }),
      fc.record({ field: fields, operator: operators, value: fields, valueSource: fc.constant('field') }),
    )
    .chain((rule) => extras.map((more) => ({ ...more, ...rule })));
const groupWith = (value: fc.Arbitrary<unknown>, more: fc.Arbitrary<object>) =>
  fc.letrec<{ group: RuleGroupType }>((tie) => ({
    group: fc
      .record(
        {
          combinator: fc.constantFrom('and', 'or'),
          rules: fc.array(fc.oneof({ depthSize: 'small' }, { weight: 3, arbitrary: ruleWith(value) }, tie('group')), {
            maxLength: 5,
          }),
          not: fc.boolean(),
        },
        { requiredKeys: ['combinator', 'rules'] },
      )
      .chain((group) => fc.tuple(extras, more).map((all) => Object.assign({}, ...all, group))) as never,
  })).group;

type Packed = { options?: object; style?: string; query?: RuleGroupType; queryIC?: unknown };
/** A link, and what was packed into it. */
export type Link = { hash: string; options: Record<string, boolean>; style: string | undefined; state: Packed };

const linkWith = (names: readonly string[], styles: readonly string[], query: fc.Arbitrary<RuleGroupType>) =>
  fc
    .record({
      inHash: fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])), { requiredKeys: [] }),
      inState: fc.record(Object.fromEntries(names.map((name) => [name, fc.boolean()])), { requiredKeys: [] }),
      style: fc.option(fc.constantFrom(...styles), { nil: undefined }),
      standard: query,
      other: query,
      isRaw: fc.boolean(),
    })
    .map(({ inHash, inState, style, standard, other, isRaw }): Link => {
      const state = { options: inState, ...(style && { style }), query: standard, queryIC: convertToIC(other) };
      const hash = hashOf(inHash as Record<string, boolean>, state);
      return {
        // A plus that was not escaped arrives as a space.
        hash: isRaw ? hash.replaceAll('%2B', '+').replaceAll('%2F', '/').replaceAll('%3D', '=') : hash,
        options: { ...inState, ...inHash } as Record<string, boolean>,
        style,
        state: state as Packed,
      };
    });

const value2023 = fc.oneof(scalar, day, fc.array(scalar, { maxLength: 4 }), fc.tuple(day, day));
const value2026 = fc.oneof(value2023, fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }));

/** Links of the demos of each year. */
export const links = {
  2023: linkWith(optionsOf2023, stylesOf2023, groupWith(value2023, fc.constant({}))),
  2026: linkWith(
    optionsOf2026,
    stylesOf2026,
    groupWith(value2026, fc.record({ muted: fc.boolean() }, { requiredKeys: [] })),
  ),
};
