import { readFileSync } from 'node:fs';
import { documentedLines } from '../../lines/lines';
import { createEngine } from '../../plugins/search/engine/createEngine';
import { type IndexFile, unpackIndex } from '../../plugins/search/packIndex';
import { defaultTag, indexFile, indexFolder } from '../../plugins/search/records';
import { type Figures, measure } from '../../plugins/search/relevance/measure';
import { fromHeadings, fromNewcomers, fromTasks } from '../../plugins/search/relevance/queries';
import { suggestions } from '../../plugins/search/theme/SearchBar/suggestions';
import { expect, test } from '../fixtures/site';

const read = (tag: string) =>
  unpackIndex(JSON.parse(readFileSync(`build/${indexFolder}/${indexFile(tag)}`, 'utf8')) as IndexFile);

/** What the search of v5.x has to reach; the figures of the day stand in ADR 8. */
const least: Record<'known' | 'newcomers', Figures> = {
  known: { count: 80, sectionFirst: 0.84, sectionInThree: 0.94, pageInThree: 0.98 },
  // Before there were synonyms for them: 4 %, 15 % and 37 %.
  newcomers: { count: 20, sectionFirst: 0.55, sectionInThree: 0.7, pageInThree: 0.8 },
};

test('relevance of the search in v5.x', () => {
  const { find } = createEngine([defaultTag, 'docs-default-5'].flatMap(read));
  const answer = (query: string) => find(query).map(({ record }) => record.url);
  const sets = {
    headings: fromHeadings,
    tasks: fromTasks,
    known: [...fromHeadings, ...fromTasks],
    newcomers: fromNewcomers,
  };
  for (const [name, set] of Object.entries(sets)) {
    const { figures } = measure(set, answer);
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    console.log(
      `search, ${figures.count} queries (${name}): section first ${percent(figures.sectionFirst)}, in three ${percent(figures.sectionInThree)}, page in three ${percent(figures.pageInThree)}`,
    );
  }
  for (const set of ['known', 'newcomers'] as const) {
    const { figures, misses } = measure(sets[set], answer);
    const missed = misses
      .map(({ query, wanted, got }) => `${query}: wanted ${wanted}, got ${got.join(', ')}`)
      .join('\n');
    for (const [name, limit] of Object.entries(least[set]))
      expect(figures[name as keyof Figures], `${set}, ${name}; not first:\n${missed}`).toBeGreaterThanOrEqual(limit);
  }
});

test('every line has results for each suggestion of the search', () => {
  for (const { id, label } of documentedLines()) {
    const { find } = createEngine([defaultTag, `docs-default-${id}`].flatMap(read));
    const empty = suggestions.filter((text) => find(text).length === 0);
    expect(empty, label).toEqual([]);
  }
});
