import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

const selectors = ['FieldSelectorProps', 'OperatorSelectorProps', 'CombinatorSelectorProps'] as const;

export const optionGroups: Rule = {
  id: 'option-groups',
  since: 4,
  kind: 'breaks',
  message: '`options` of a selector may be groups of options: ask `isOptionGroupArray` before you read their names.',
  sections: ['a-custom-rule-or-rulegroup'],
  match: (source, found) => {
    if (!importsFrom(source, selectors).length || importsFrom(source, ['isOptionGroupArray', 'toOptions']).length)
      return;
    for (const node of source.nodes('CallExpression')) {
      const list = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
      const isRead = ['map', 'filter', 'find', 'some', 'every', 'forEach'].includes(node.callee.property?.name);
      if (isRead && 'options' === (list?.name ?? list?.property?.name)) found({ node });
    }
  },
  sample: {
    before: `import type { OperatorSelectorProps } from 'react-querybuilder';

export const Names = ({ options }: OperatorSelectorProps) => <small>{options.map(({ name }) => name).join()}</small>;
`,
    after: `import { isOptionGroupArray, type OperatorSelectorProps } from 'react-querybuilder';

export const Names = ({ options }: OperatorSelectorProps) => (
  <small>
    {isOptionGroupArray(options)
      ? options.map((group) => group.options.map(({ name }) => name).join()).join()
      : options.map(({ name }) => name).join()}
  </small>
);
`,
  },
};
