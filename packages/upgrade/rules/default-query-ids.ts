import type { Rule } from '../Rule';
import { attributeOf, builders, elementsOf } from '../source/ofLibrary';

export const defaultQueryIds: Rule = {
  id: 'default-query-ids',
  since: 5,
  kind: 'differs',
  message:
    'A `defaultQuery` without ids gets some. Leave ids out where you compare the query with the one that you passed.',
  sections: ['ids-of-defaultquery-are-filled-in'],
  match: (source, found) => {
    for (const element of elementsOf(source, builders)) {
      const node = attributeOf(element, 'defaultQuery');
      if (node) found({ node });
    }
  },
  sample: {
    before: `import { QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilder defaultQuery={{ combinator: 'and', rules: [] }} onQueryChange={(query) => console.log(JSON.stringify(query))} />;
`,
    after: `import { formatQuery, QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilder defaultQuery={{ combinator: 'and', rules: [] }} onQueryChange={(query) => console.log(formatQuery(query, 'json_without_ids'))} />;
`,
  },
};
