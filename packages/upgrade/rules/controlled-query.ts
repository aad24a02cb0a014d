import type { Rule } from '../Rule';
import { attributeOf, builders, elementsOf, expressionOf } from '../source/ofLibrary';
import type { Source } from '../source/readSource';

export const controlledQuery: Rule = {
  id: 'controlled-query',
  since: 4,
  kind: 'breaks',
  message:
    '`query` is what is shown: clicks do nothing unless `onQueryChange` stores the new query. A constant belongs into `defaultQuery`.',
  sections: ['query-is-controlled'],
  match: (source, found) => {
    for (const element of elementsOf(source, builders)) {
      const attribute = attributeOf(element, 'query');
      const value = expressionOf(attribute);
      if (!attribute || !value) continue;
      const isConstant = value.type === 'Identifier' && isConstantOfModule(source, value.name);
      if (isConstant)
        found({
          node: attribute,
          edit: attributeOf(element, 'defaultQuery')
            ? undefined
            : (text) => text.overwrite(attribute.name.start, attribute.name.end, 'defaultQuery'),
        });
      else if (!attributeOf(element, 'onQueryChange')) found({ node: attribute });
    }
  },
  sample: {
    before: `import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';

const start: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export const show = () => <QueryBuilder fields={[]} query={start} onQueryChange={console.log} />;
`,
    after: `import QueryBuilder, { type RuleGroupType } from 'react-querybuilder';

const start: RuleGroupType = { id: 'root', combinator: 'and', rules: [] };

export const show = () => <QueryBuilder fields={[]} defaultQuery={start} onQueryChange={console.log} />;
`,
  },
};

/** Whether a name is that of an object which a `const` of the module holds, and of nothing else in the file. */
function isConstantOfModule(source: Source, name: string): boolean {
  const declarators = source.nodes('VariableDeclarator').filter(({ id }) => id.name === name);
  const [only] = declarators;
  const declaration = only?.parent;
  const place =
    declaration?.parent?.type === 'ExportNamedDeclaration' ? declaration.parent.parent : declaration?.parent;
  return (
    declarators.length === 1 &&
    declaration?.kind === 'const' &&
    place?.type === 'Program' &&
    only?.init?.type === 'ObjectExpression'
  );
}
