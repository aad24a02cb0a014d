import { expect } from 'vitest';
import { proves } from './proves';
import { typeErrors } from './typesOf';

const head = `import * as React from 'react';
import * as RQB from 'react-querybuilder';
import type { Controls, FullCombinator, FullField, FullOperator, QueryBuilderContextProps, RuleGroupType, Schema } from 'react-querybuilder';
`;
/** One program for each release: a program takes seconds. */
const in7 = typeErrors('7', {
  hookParams: `import type { UseValueEditorParams } from 'react-querybuilder'; export type A = UseValueEditorParams;`,
  hookSome: `import { useValueEditor } from 'react-querybuilder'; export const A = () => useValueEditor({ value: '', operator: '=', handleOnChange() {} });`,
  hookAll: `import { useValueEditor, type ValueEditorProps } from 'react-querybuilder'; export const A = (props: ValueEditorProps) => useValueEditor(props);`,
  twoParameters: `${head}export type A = [Controls<FullField, string>, Schema<FullField, string>];`,
  oneOfControls: `${head}export type A = Controls<FullField>;`,
  noneOfControls: `${head}export type A = Controls;`,
  noneOfSchema: `${head}export type A = Schema;`,
  noneOfContext: `${head}export type A = QueryBuilderContextProps;`,
  twoOfContext: `${head}export type A = QueryBuilderContextProps<FullField, string>;`,
  noArguments: `${head}export const A = <RQB.QueryBuilder />;`,
  oneArgument: `${head}export const A = <RQB.QueryBuilder<RuleGroupType> />;`,
  allArguments: `${head}export const A = <RQB.QueryBuilder<RuleGroupType, FullField, FullOperator, FullCombinator> />;`,
  ofBundle: `import type { Field } from 'react-querybuilder/dist/react-querybuilder.mjs'; export const a: Field[] = [];`,
  ofCjsBundle: `import type { Field } from 'react-querybuilder/dist/cjs/react-querybuilder.cjs.development'; export const a: Field[] = [];`,
  ofMain: `import type { Field } from 'react-querybuilder'; export const a: Field[] = [];`,
  withoutFieldData: `import type { RuleProps } from 'react-querybuilder'; export const count = ({ schema, rule }: RuleProps) => schema.getOperators(rule.field);`,
});
const in8 = typeErrors('8', {
  noneOfContext: `${head.replace('Controls, ', '').replace(', Schema', '')}export type A = QueryBuilderContextProps;`,
});
const classnames = `import type { Classnames } from 'react-querybuilder';
export const names: Partial<Classnames>[] = [{ rule: 'a' }, { rule: ['a'] }, { rule: { a: true } }];`;

proves('`UseValueEditorParams` | gone; call `useValueEditor(props)` with all props', () => {
  expect(in7.hookParams.join()).toContain("'UseValueEditorParams'");
  expect(in7.hookSome).not.toEqual([]);
  expect(in7.hookAll).toEqual([]);
});

proves(
  'types of a bundle, such as `react-querybuilder/dist/react-querybuilder.mjs` | from `react-querybuilder`: bundles have none',
  () => {
    for (const errors of [in7.ofBundle, in7.ofCjsBundle]) expect(errors.join()).toContain('declaration file');
    expect(in7.ofMain).toEqual([]);
  },
);
proves('`Controls`, `Schema` | two parameters, none optional: `Controls<FullField, string>`', () => {
  expect(in7.twoParameters).toEqual([]);
  for (const errors of [in7.oneOfControls, in7.noneOfControls, in7.noneOfSchema])
    expect(errors.join()).toContain('requires 2 type argument');
});

proves('`QueryBuilderContextProps` | two parameters; in 8 both are optional', () => {
  expect(in7.twoOfContext).toEqual([]);
  expect(in7.noneOfContext.join()).toContain('requires 2 type argument');
  expect(in8.noneOfContext).toEqual([]);
});

proves('`<QueryBuilder<Query> …>` | no type arguments, or all four', () => {
  expect(in7.noArguments).toEqual([]);
  expect(in7.allArguments).toEqual([]);
  expect(in7.oneArgument.join()).toContain('4 type arguments');
});

proves('Functions of `schema`, such as `getOperators`, need the field as last argument:', () =>
  expect(in7.withoutFieldData.join()).toContain('Expected 2 arguments'),
);

proves('A key of `Classnames` may be a list or an object, not only a string.', () => {
  expect(typeErrors('5', { classnames }).classnames).toEqual([]);
  expect(typeErrors('4', { classnames }).classnames).toHaveLength(2);
});

proves('A longer literal does not compile, though it works.', async ({ major, samples }) => {
  const listOf = (rules: number) =>
    Array.from({ length: rules }, (_, at) => `{ field: 'f', operator: '=', value: ${at} }`).join(", 'and', ");
  const codeOf = (rules: number) =>
    `import type { RuleGroupTypeIC } from 'react-querybuilder'; export const query: RuleGroupTypeIC = { rules: [${listOf(rules)}] };`;
  const errors = typeErrors(major, { fits: codeOf(81), longer: codeOf(82) });
  expect(errors.fits).toEqual([]);
  expect(errors.longer).not.toEqual([]);
  const { formatQuery } = await import(`../../../${samples}/release`);
  const rules = JSON.parse(
    `[${listOf(82)
      .replaceAll("'", '"')
      .replaceAll(/(\w+):/g, '"$1":')}]`,
  );
  expect(formatQuery({ rules }, 'sql').split(' and ')).toHaveLength(82);
});
