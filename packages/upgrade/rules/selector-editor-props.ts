import type { Rule } from '../Rule';
import { importsFrom } from '../source/ofLibrary';

export const selectorEditorProps: Rule = {
  id: 'selector-editor-props',
  since: 5,
  kind: 'breaks',
  message:
    'The type `SelectorEditorProps` is gone. Use `ValueEditorProps` for an editor, `BaseSelectorProps` for a list.',
  sections: ['types-of-controls'],
  match: (source, found) => {
    for (const { node } of importsFrom(source, ['SelectorEditorProps'])) found({ node });
  },
  sample: {
    before: `import type { SelectorEditorProps } from 'react-querybuilder';

export const Editor = ({ value, handleOnChange }: SelectorEditorProps) => (
  <input value={value} onChange={(event) => handleOnChange(event.target.value)} />
);
`,
    after: `import type { ValueEditorProps } from 'react-querybuilder';

export const Editor = ({ value, handleOnChange }: ValueEditorProps) => (
  <input value={value} onChange={(event) => handleOnChange(event.target.value)} />
);
`,
  },
};
