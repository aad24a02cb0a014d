import type { Rule } from '../Rule';
import { addImport } from '../source/editImports';
import { attributeOf, elementsOf, expressionOf } from '../source/ofLibrary';

export const optionValue: Rule = {
  id: 'option-value',
  since: 7,
  kind: 'breaks',
  message: 'Options that you hand to `ValueSelector` yourself need `value` beside `name`: `toFullOptionList` adds it.',
  sections: ['options-have-a-value'],
  match: (source, found) => {
    let isFirst = true;
    for (const element of elementsOf(source, ['ValueSelector'])) {
      const value = expressionOf(attributeOf(element, 'options'));
      if (!value || value.type === 'CallExpression' || value.type === 'MemberExpression') continue;
      const isImported = !isFirst;
      isFirst = false;
      found({
        node: value,
        edit: (text) => {
          text.appendLeft(value.start, 'toFullOptionList(').appendRight(value.end, ')');
          if (!isImported) addImport(source, text, 'toFullOptionList', 'react-querybuilder');
        },
      });
    }
  },
  sample: {
    before: `import { type OperatorSelectorProps, ValueSelector } from 'react-querybuilder';

const short = [{ name: '=', label: 'is' }];

export const ShortOperators = (props: OperatorSelectorProps) => <ValueSelector {...props} options={short} />;
`,
    after: `import { toFullOptionList } from 'react-querybuilder';
import { type OperatorSelectorProps, ValueSelector } from 'react-querybuilder';

const short = [{ name: '=', label: 'is' }];

export const ShortOperators = (props: OperatorSelectorProps) => <ValueSelector {...props} options={toFullOptionList(short)} />;
`,
  },
};
