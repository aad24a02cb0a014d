import { renamed } from '../kinds/renamed';

export const types7 = renamed({
  id: 'types-7',
  since: 7,
  kind: 'breaks',
  message: 'The type `BaseSelectorProps` is now `SelectorOrEditorProps`.',
  sections: ['more-for-typescript'],
  names: { BaseSelectorProps: { imported: 'SelectorOrEditorProps' } },
  sample: {
    before: `import type { BaseSelectorProps } from 'react-querybuilder';

export const expressionOf = (props: BaseSelectorProps) => props.value;
`,
    after: `import type { SelectorOrEditorProps } from 'react-querybuilder';

export const expressionOf = (props: SelectorOrEditorProps) => props.value;
`,
  },
});
