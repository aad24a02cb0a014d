import type { Rule } from '../Rule';
import { attributeOf, builders, elementsOf, expressionOf } from '../source/ofLibrary';

export const setQuery: Rule = {
  id: 'set-query',
  since: 4,
  // The builder of 7 takes its type from the query, and with a setter that stays the same it renders less.
  until: 7,
  kind: 'breaks',
  message:
    'The builder takes two kinds of query, so a setter of state fails the type check. A function around it passes.',
  sections: ['onquerychangesetquery-fails-the-type-check'],
  match: (source, found) => {
    const setters = new Set(
      source
        .nodes('VariableDeclarator')
        .filter(
          ({ id, init }) =>
            id.type === 'ArrayPattern' && /useState$/.test(init?.callee?.name ?? init?.callee?.property?.name ?? ''),
        )
        .map(({ id }) => id.elements[1]?.name),
    );
    for (const element of elementsOf(source, builders)) {
      const value = expressionOf(attributeOf(element, 'onQueryChange'));
      if (value?.type === 'Identifier' && setters.has(value.name))
        found({ node: value, edit: (text) => text.overwrite(value.start, value.end, `(next) => ${value.name}(next)`) });
    }
  },
  sample: {
    before: `import { useState } from 'react';
import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';

function Search() {
  const [query, setQuery] = useState<RuleGroupType>({ id: 'root', combinator: 'and', rules: [] });
  return <QueryBuilder fields={[]} query={query} onQueryChange={setQuery} />;
}

export const show = () => <Search />;
`,
    after: `import { useState } from 'react';
import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';

function Search() {
  const [query, setQuery] = useState<RuleGroupType>({ id: 'root', combinator: 'and', rules: [] });
  return <QueryBuilder fields={[]} query={query} onQueryChange={(next) => setQuery(next)} />;
}

export const show = () => <Search />;
`,
  },
};
