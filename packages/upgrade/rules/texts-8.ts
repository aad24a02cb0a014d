import { callDiffers } from '../kinds/callDiffers';
import { formatOf } from '../source/ofLibrary';

export const texts8 = callDiffers({
  id: 'texts-8',
  since: 8,
  message: 'ElasticSearch and plain language are written otherwise.',
  sections: ['elasticsearch-and-plain-language'],
  names: ['formatQuery'],
  where: (call) => /^(elasticsearch|natural_language)$/.test(formatOf(call) ?? ''),
  sample: {
    before: `import { formatQuery } from 'react-querybuilder';

const query = { combinator: 'xor', not: true, rules: [{ field: 'title', operator: 'contains', value: 'a' }, { field: 'gross', operator: '>', value: 'budget', valueSource: 'field' as const }, { field: 'year', operator: 'between', value: '1990,1950' }] };

export const show = () => formatQuery(query, 'natural_language') + JSON.stringify(formatQuery(query, 'elasticsearch'));
`,
  },
});
