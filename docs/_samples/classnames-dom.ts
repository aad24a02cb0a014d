import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type Field,
  type FullCombinator,
  type FullField,
  type FullOperator,
  QueryBuilder,
  type RuleGroupType,
  standardClassnames,
} from 'react-querybuilder';

const Builder = QueryBuilder<
  RuleGroupType,
  FullField,
  FullOperator,
  FullCombinator
>;

const grades = ['A', 'B'].map((name) => ({ name, label: name }));
const fields: Field[] = [
  {
    name: 'grade',
    label: 'Grade',
    valueEditorType: 'select',
    values: grades,
    className: 'field-class',
  },
  { name: 'title', label: 'Title', valueSources: ['value', 'field'] },
  {
    name: 'tags',
    label: 'Tags',
    matchModes: true,
    subproperties: [{ name: 'tag', label: 'Tag' }],
  },
];
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    {
      id: 'range',
      field: 'grade',
      operator: 'between',
      value: 'A,B',
      disabled: true,
    },
    {
      id: 'inner',
      combinator: 'or',
      rules: [
        { id: 'same', field: 'title', operator: '=', value: 'x', muted: true },
      ],
    },
  ],
};
const everything = {
  showNotToggle: true,
  showCloneButtons: true,
  showLockButtons: true,
  showMuteButtons: true,
  showShiftActions: true,
  showUngroupButtons: true,
};
const tagged: RuleGroupType = {
  id: 'tagged',
  combinator: 'and',
  rules: [
    {
      id: 'tags',
      field: 'tags',
      operator: '=',
      match: { mode: 'atLeast', threshold: 2 },
      value: { id: 'each', combinator: 'and', rules: [] },
    },
  ],
};

const render = (props: object) =>
  renderToStaticMarkup(createElement(Builder, { fields, query, ...props }));
const all = [
  render({ ...everything, validator: () => ({ range: false, inner: true }) }),
  render({ showCombinatorsBetweenRules: true, validator: () => false }),
  render({ disabled: true, validator: () => true }),
  render({ query: tagged }),
].join('');
const elements = [...all.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(
  ([, tag, classes]) => ({ tag, classes }),
);

// #region elements
for (const name of Object.values(standardClassnames)) {
  const tags = elements
    .filter(({ classes }) => classes?.split(' ').includes(name))
    .map(({ tag }) => tag);
  console.log(
    name.padEnd(27),
    [...new Set(tags)].join(', ') || '(not in the page)',
  );
}
// #endregion elements

// #region order
const html = render({
  validator: () => ({ range: false }),
  operators: [
    { name: 'between', label: 'between', className: 'operator-class' },
  ],
  controlClassnames: {
    rule: ['mine', 'yours'],
    fields: { wide: true, narrow: false },
  },
  getRuleClassname: () => 'from-function',
});
const classesOf = (name: string) =>
  [...html.matchAll(/class="([^"]*)"/g)]
    .map(([, classes]) => classes?.split(' '))
    .find((list) => list?.includes(name));
console.log(classesOf('rule')?.join(' '));
console.log(classesOf('rule-fields')?.join(' '));
// #endregion order

// #region group
const group = render({
  validator: () => ({ inner: true }),
  combinators: [
    { name: 'and', label: 'AND' },
    { name: 'or', label: 'OR', className: 'combinator-class' },
  ],
  controlClassnames: { ruleGroup: 'mine', queryBuilder: 'outer' },
  getRuleGroupClassname: ({ id }: RuleGroupType) => `group-${id}`,
});
for (const [, classes] of group.matchAll(
  /class="([^"]*(?:ruleGroup |queryBuilder )[^"]*)"/g,
))
  console.log(classes);
// #endregion group

// #region data
for (const [tag] of render({}).matchAll(/<div[^>]*data-(?:dnd|path)[^>]*>/g))
  console.log(tag);
// #endregion data
