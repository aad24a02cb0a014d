import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import QueryBuilder, {
  type Classnames,
  type RuleGroupType,
} from 'react-querybuilder';

const keys: (keyof Classnames)[] = [
  ...([
    'queryBuilder',
    'ruleGroup',
    'header',
    'body',
    'combinators',
    'notToggle',
    'addRule',
    'addGroup',
  ] as const),
  ...([
    'cloneGroup',
    'removeGroup',
    'rule',
    'fields',
    'operators',
    'value',
    'cloneRule',
    'removeRule',
  ] as const),
];
const controlClassnames = Object.fromEntries(
  keys.map((key) => [key, `my-${key}`]),
);
const fields = [{ name: 'title', label: 'Title' }];
const title = (id: string) => ({
  id,
  field: 'title',
  operator: '=',
  value: 'M',
});
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    title('one'),
    { id: 'inner', combinator: 'or', rules: [title('two')] },
  ],
};

const elements = (props: object) => {
  const html = renderToStaticMarkup(
    createElement(QueryBuilder, {
      fields,
      query,
      onQueryChange: () => {},
      controlClassnames,
      ...props,
    }),
  );
  return [...html.matchAll(/<(\w+)[^>]*? class="([^"]*)"/g)].map(
    ([, tag, classes = '']) => ({ tag, classes }),
  );
};
const everything = elements({ showNotToggle: true, showCloneButtons: true });

// #region classes
for (const key of keys) {
  const found = everything.find(({ classes }) =>
    classes.split(' ').includes(`my-${key}`),
  );
  console.log(
    key.padEnd(13),
    found?.classes.split(' ')[0]?.padEnd(22) ?? '(in no class)',
    found?.tag ?? '',
  );
}
// #endregion classes

// #region rest
const between = elements({
  showCombinatorsBetweenRules: true,
  validator: () => ({ one: false, inner: true }),
});
for (const { classes } of between.filter(({ classes }) =>
  /valid|between/.test(classes),
))
  console.log(classes);
console.log(elements({ validator: () => false })[0]?.classes);
// #endregion rest
