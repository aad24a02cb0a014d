import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const labelNode: Rule = {
  id: 'label-node',
  since: 7,
  kind: 'breaks',
  message:
    '`label` of buttons, the “Not” switch and the drag handle may be any node. Where text is needed, use `title ?? String(label)`.',
  sections: ['a-label-may-be-any-node'],
  match: (source, found) => {
    const types = [
      'ActionProps',
      'ActionWithRulesProps',
      'ActionWithRulesAndAddersProps',
      'NotToggleProps',
      'DragHandleProps',
    ];
    if (importsFrom(source, types).length === 0) return;
    for (const node of source.nodes('JSXAttribute')) {
      const value = node.value?.expression;
      const isText = /^(aria-label|title|alt|placeholder)$/.test(node.name.name);
      if (isText && (value?.name === 'label' || value?.property?.name === 'label')) found({ node });
    }
  },
  sample: {
    before: `import type { ActionProps } from 'react-querybuilder';

export const Action = ({ label }: ActionProps) => <button type="button" aria-label={label}>●</button>;
`,
    after: `import type { ActionProps } from 'react-querybuilder';

export const Action = ({ label, title }: ActionProps) => <button type="button" aria-label={title ?? String(label)}>●</button>;
`,
  },
};
