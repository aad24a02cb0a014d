import type { Rule } from '../Rule';
import { callsOf, propertyOf } from '../source/ofLibrary';

export const escapeQuotes: Rule = {
  id: 'escape-quotes',
  since: 6,
  kind: 'optional',
  message: 'A value processor gets `escapeQuotes` among its options: passing them on is enough.',
  sections: ['processors-that-had-no-effect-have-one'],
  match: (source, found) => {
    for (const { arguments: args } of callsOf(source, ['defaultValueProcessorByRule'])) {
      const options = args[1];
      const asked = propertyOf(options, 'escapeQuotes');
      if (asked?.value.value !== true) continue;
      const [spread] = options.properties;
      const isSafe =
        options.properties.length === 2 && spread.type === 'SpreadElement' && spread.argument.type === 'Identifier';
      found({
        node: options,
        edit: isSafe ? (text) => text.overwrite(options.start, options.end, spread.argument.name) : undefined,
      });
    }
  },
  sample: {
    before: `import { defaultValueProcessorByRule, formatQuery, type ValueProcessorByRule } from 'react-querybuilder';

const valueProcessor: ValueProcessorByRule = (rule, options) =>
  defaultValueProcessorByRule(rule, { ...options, escapeQuotes: true });

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'title', operator: '=', value: "O'Hara" }] }, { format: 'sql', valueProcessor }));
`,
    after: `import { defaultValueProcessorByRule, formatQuery, type ValueProcessorByRule } from 'react-querybuilder';

const valueProcessor: ValueProcessorByRule = (rule, options) =>
  defaultValueProcessorByRule(rule, options);

export const show = () =>
  String(formatQuery({ combinator: 'and', rules: [{ field: 'title', operator: '=', value: "O'Hara" }] }, { format: 'sql', valueProcessor }));
`,
  },
};
