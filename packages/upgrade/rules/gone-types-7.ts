import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

const gone = ['UseValueEditorParams', 'ParseNumbersMethod'];

export const goneTypes7: Rule = {
  id: 'gone-types-7',
  since: 7,
  kind: 'breaks',
  message:
    '`UseValueEditorParams`, `ParseNumbersMethod` and the types of JsonLogic are gone, and `QueryBuilderProps` takes four parameters. The table names what takes their places.',
  sections: ['more-for-typescript'],
  match: (source, found) => {
    for (const { node } of source.imports.filter(({ module }) => module === 'react-querybuilder'))
      if (gone.includes(node.imported?.name) || /^JsonLogic[A-Z]/.test(node.imported?.name ?? '')) found({ node });
    const props = new Set(importsFrom(source, ['QueryBuilderProps']).map(({ local }) => local));
    for (const node of source.nodes('TSTypeReference'))
      if (props.has(node.typeName.name) && (node.typeParameters ?? node.typeArguments)?.params.length === 1)
        found({ node });
  },
  sample: {
    before: `import type { QueryBuilderProps, RuleGroupType } from 'react-querybuilder';

export type Settings = QueryBuilderProps<RuleGroupType>;
`,
    after: `import type { FullCombinator, FullField, FullOperator, QueryBuilderProps, RuleGroupType } from 'react-querybuilder';

export type Settings = QueryBuilderProps<RuleGroupType, FullField, FullOperator, FullCombinator>;
`,
  },
};
