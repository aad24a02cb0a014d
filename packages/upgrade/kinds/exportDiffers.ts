import type { Rule } from '../Rule';
import { callsOf, formatOf } from '../source/ofLibrary';

type Parts = Omit<Rule, 'match' | 'kind' | 'sample' | 'formats'> & {
  formats: readonly string[];
  /** A query that the two versions export otherwise. */
  query: string;
};

/** A rule about formats that `formatQuery` writes otherwise. */
export const exportDiffers = ({ formats, query, ...rule }: Parts): Rule => ({
  ...rule,
  kind: 'differs',
  formats,
  match: (source, found) => {
    for (const node of callsOf(source, ['formatQuery'])) if (formats.includes(formatOf(node) ?? '')) found({ node });
  },
  sample: {
    before: `import { formatQuery, type RuleGroupType } from 'react-querybuilder';

const query: RuleGroupType = ${query};

export const show = () =>
  [${formats.map((format) => `formatQuery(query, '${format}')`).join(', ')}].map((text) => JSON.stringify(text)).join('\\n');
`,
  },
});
