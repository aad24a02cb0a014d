import { expect } from 'vitest';
import { proves } from './proves';
import { typeErrors } from './typesOf';

const film = `import { QueryBuilder, type Field, type OptionList, type RuleGroupType, type Translations } from 'react-querybuilder';
type FilmQuery = RuleGroupType;
`;
const blocks = {
  noProps: `${film}export const A = () => <QueryBuilder />;`,
  oneArgument: `${film}export const A = () => <QueryBuilder<FilmQuery> />;`,
  fourArguments: `${film}import type { FullCombinator, FullField, FullOperator } from 'react-querybuilder'; export const A = () => <QueryBuilder<FilmQuery, FullField, FullOperator, FullCombinator> />;`,
  field: `${film}export const fields: Field[] = [{ name: 'title', label: 'Title' }];`,
  fieldWithoutLabel: `${film}export const fields: Field[] = [{ name: 'title' }];`,
  mixed: `${film}export const list: OptionList = [{ name: 'a', label: 'A' }, { label: 'B', options: [{ name: 'b', label: 'B' }] }];`,
  options: `${film}export const list: OptionList = [{ name: 'a', label: 'A' }];`,
  groups: `${film}export const list: OptionList = [{ label: 'B', options: [{ name: 'b', label: 'B' }] }];`,
  readOnly: `${film}const fields = [{ name: 'title', label: 'Title' }] as const; export const A = () => <QueryBuilder fields={fields} />;`,
  writable: `${film}const fields = [{ name: 'title', label: 'Title' }]; export const A = () => <QueryBuilder fields={fields} />;`,
  both: `${film}const q: RuleGroupType = { combinator: 'and', rules: [] }; export const A = () => <QueryBuilder query={q} defaultQuery={q} />;`,
  one: `${film}const q: RuleGroupType = { combinator: 'and', rules: [] }; export const A = () => <QueryBuilder query={q} />;`,
  emptyIsNever: `import { useState } from 'react'; import { QueryBuilder } from 'react-querybuilder';
export const A = () => { const [q, setQ] = useState({ combinator: 'and', rules: [] }); return <QueryBuilder query={q} onQueryChange={() => setQ({ combinator: 'and', rules: [{ field: 'a', operator: '=', value: 1 }] })} />; };`,
  emptyAccepted: `import { useState } from 'react'; import { QueryBuilder } from 'react-querybuilder';
export const A = () => { const [q] = useState({ combinator: 'and', rules: [] }); return <QueryBuilder query={q} />; };`,
  partTranslations: `${film}export const t: Partial<Translations> = { addRule: { label: 'a', title: 'b' } };`,
  fullTranslations: `${film}export const t: Translations = { addRule: { label: 'a', title: 'b' } };`,
};
/** One program for each release: a program takes seconds. */
const errors: Record<string, Record<keyof typeof blocks, string[]>> = {
  5: typeErrors('5', blocks),
  8: typeErrors('8', blocks),
};
const errorsOf = (major: string) => errors[major] as Record<keyof typeof blocks, string[]>;

proves('None is required.', ({ major }) => expect(errorsOf(major).noProps).toEqual([]));

proves('`<QueryBuilder<FilmQuery>>` does not compile: name all four, as in the first sample.', ({ major }) => {
  expect(errorsOf(major).oneArgument.join()).toContain('4 type arguments');
  expect(errorsOf(major).fourArguments).toEqual([]);
});

proves(['A `Field` needs only a name and a `label`.', 'A `Field` needs only `name` and `label`.'], ({ major }) => {
  expect(errorsOf(major).field).toEqual([]);
  expect(errorsOf(major).fieldWithoutLabel).not.toEqual([]);
});

proves('Options and groups cannot be mixed in one list.', ({ major }) => {
  expect([...errorsOf(major).options, ...errorsOf(major).groups]).toEqual([]);
  expect(errorsOf(major).mixed).not.toEqual([]);
});

proves('`as const` makes the list read-only, which does not fit either.', ({ major }) => {
  expect(errorsOf(major).writable).toEqual([]);
  expect(errorsOf(major).readOnly.join()).toContain('readonly');
});

proves('Pass `query` or `defaultQuery`; the types no longer refuse both.', ({ major }) =>
  expect(errorsOf(major).both).toEqual([]),
);

proves('Either `query` or `defaultQuery`, never both.', ({ major }) => {
  expect(errorsOf(major).one).toEqual([]);
  expect(errorsOf(major).both).not.toEqual([]);
});

proves(
  [
    'Without it, the type of `rules` is `never[]`: the builder accepts it, but the first `setQuery` with a rule does not compile.',
    'Its `rules` are `never[]`, so the error comes later, at the first `setQuery` with a rule in it.',
  ],
  ({ major }) => {
    expect(errorsOf(major).emptyAccepted).toEqual([]);
    expect(errorsOf(major).emptyIsNever.join()).toContain("'never'");
  },
);

proves(
  'The prop `translations` takes a part of it, so type your own object as `Partial<Translations>`; the full type requires all 17 keys.',
  async ({ major, samples }) => {
    expect(errorsOf(major).partTranslations).toEqual([]);
    expect(errorsOf(major).fullTranslations).not.toEqual([]);
    const { defaultTranslations } = await import(`../../../${samples}/release`);
    expect(Object.keys(defaultTranslations)).toHaveLength(17);
  },
);
