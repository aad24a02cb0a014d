import type { Rule } from '../Rule';
import { attributeOf, builders, elementsOf, expressionOf, hasSpread } from '../source/ofLibrary';

export const independentCombinators: Rule = {
  id: 'independent-combinators',
  since: 7,
  kind: 'breaks',
  message:
    'The query decides about independent combinators: the prop alone does nothing, and logs an error. Give the builder a query of that kind, and remove the prop.',
  sections: ['the-query-decides-about-independent-combinators'],
  match: (source, found) => {
    for (const element of elementsOf(source, builders)) {
      const node = attributeOf(element, 'independentCombinators');
      if (!node) continue;
      const hasQuery = ['query', 'defaultQuery'].some((name) => attributeOf(element, name)) || hasSpread(element);
      const isOn = !node.value || expressionOf(node)?.value === true;
      found({
        node,
        edit:
          hasQuery || !isOn
            ? undefined
            : (text) => text.overwrite(node.start, node.end, "defaultQuery={{ id: 'root', rules: [] }}"),
      });
    }
  },
  sample: {
    before: `import { QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilder independentCombinators />;

export const show = () => <Search />;
`,
    after: `import { QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilder defaultQuery={{ id: 'root', rules: [] }} />;

export const show = () => <Search />;
`,
  },
};
