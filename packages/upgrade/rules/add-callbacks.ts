import type { Rule } from '../Rule';
import { attributeOf, builders, elementsOf } from '../source/ofLibrary';

export const addCallbacks: Rule = {
  id: 'add-callbacks',
  since: 4,
  kind: 'differs',
  message:
    '`onAddRule` and `onAddGroup` get the path of the parent as their second argument, not its id. Clone buttons no longer call them.',
  sections: ['paths-instead-of-ids', 'clones-bypass-onaddrule'],
  match: (source, found) => {
    for (const element of elementsOf(source, builders))
      for (const name of ['onAddRule', 'onAddGroup']) {
        const node = attributeOf(element, name);
        if (node) found({ node });
      }
  },
  sample: {
    before: `import QueryBuilder from 'react-querybuilder';

export const Search = () => <QueryBuilder fields={[]} onQueryChange={console.log} onAddRule={(rule, parent) => (String(parent) ? rule : false)} />;
`,
    after: `import QueryBuilder from 'react-querybuilder';

export const Search = () => <QueryBuilder fields={[]} onQueryChange={console.log} onAddRule={(rule, parent) => (parent.length === 0 ? rule : false)} />;
`,
  },
};
