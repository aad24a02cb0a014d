import type { Release } from '@site/lines/lines';
import { runShow } from './runShow.fixture';

/** What each parser is given, in its own language, with the release that has it first. */
export const parserProbes: Record<string, { since: number; texts: readonly unknown[] }> = {
  parseSQL: {
    since: 4,
    texts: [
      "title = 'Ran' AND year > 1950",
      "NOT (title = 'Ran')",
      'title = "Ran"',
      'year BETWEEN 1950 AND 1960',
      "title IN ('a', 'b')",
      "title LIKE '%a%' OR title IS NULL",
      "title = 'It''s'",
      'year = -1.5',
    ],
  },
  parseCEL: {
    since: 4,
    texts: [
      'title == "Ran" && year > 1950',
      '!(title == "Ran")',
      '!title.contains("a")',
      'title.contains("a") || title == null',
      'year in [1950, 1960]',
      'year == -1.5',
    ],
  },
  parseJsonLogic: {
    since: 4,
    texts: [
      { and: [{ '==': [{ var: 'title' }, 'Ran'] }, { '>': [{ var: 'year' }, 1950] }] },
      { '!': { '==': [{ var: 'title' }, 'Ran'] } },
      { in: ['a', { var: 'title' }] },
      { in: [{ var: 'year' }, [1950, 1960]] },
      { '<=': [1950, { var: 'year' }, 1960] },
      { '==': [{ var: 'title' }, null] },
    ],
  },
  parseMongoDB: {
    since: 5,
    texts: [
      '{"$and":[{"title":"Ran"},{"year":{"$gt":1950}}]}',
      '{"title":{"$not":{"$regex":"a"}}}',
      '{"year":{"$in":[1950,1960]}}',
      '{"$nor":[{"title":"Ran"}]}',
      '{"title":null}',
      '{"year":{"$gte":1950,"$lte":1960}}',
    ],
  },
};

/** What a parser of a release makes of each text, without ids. */
export async function parsedBy(parser: string, texts: readonly unknown[], release: Release): Promise<string[]> {
  const module = Number(release.major) < 7 ? 'react-querybuilder' : `react-querybuilder/${parser}`;
  const code = `import { ${parser} } from '${module}';
const without = (key, value) => (key === 'id' ? undefined : value);
const told = (text) => { try { return JSON.stringify(${parser}(text), without); } catch { return 'it throws'; } };
export const show = () => JSON.stringify(${JSON.stringify(texts)}.map(told));
`;
  return JSON.parse(await runShow(code, release));
}
