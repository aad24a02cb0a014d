import { renamed } from '../kinds/renamed';

export const commonProps = renamed({
  id: 'common-props',
  since: 4,
  kind: 'breaks',
  message: 'The type `CommonProps` is now `CommonSubComponentProps`.',
  sections: ['a-custom-rule-or-rulegroup'],
  names: { CommonProps: { imported: 'CommonSubComponentProps' } },
  sample: {
    before: `import type { CommonProps } from 'react-querybuilder';

export const levelOf = (props: CommonProps) => props.level;
`,
    after: `import type { CommonSubComponentProps } from 'react-querybuilder';

export const levelOf = (props: CommonSubComponentProps) => props.level;
`,
  },
});
