import { comparedReleases, type Release } from '@site/lines/lines';
import { readObserved } from '@site/plugins/library-api/observed';
import { describe, expect, it } from 'vitest';
import { byHand } from './byHand';
import { checkFile } from './checkFile';
import { markupDecided, selectorsOf } from './markupProbes.fixture';
import { parsedBy, parserProbes } from './parserProbes.fixture';
import type { Major, Rule } from './Rule';

/** A difference in what a release does, and the plainest code that meets it. */
type Difference = { words: string; code: string };

const releases = comparedReleases();
const steps = releases.slice(1).map((after, index) => ({
  since: Number(after.major) as Rule['since'],
  releases: [releases[index] as Release, after] as const,
}));

/** Formats that a release was seen to write otherwise than the one before. */
function ofFormats([before, after]: readonly [Release, Release]): Difference[] {
  const [old, next] = [readObserved(before).outputs, readObserved(after).outputs];
  return Object.entries(old).flatMap(([format, seen]) =>
    Object.entries(seen)
      .filter(([query, lines]) => next[format] && String(next[format][query]) !== String(lines))
      .map(([query]) => ({
        words: `${format}: ${query}`,
        code: `import { formatQuery } from 'react-querybuilder';\nexport const text = (query) => formatQuery(query, '${format}');\n`,
      })),
  );
}

/** Texts that a parser reads otherwise. */
async function ofParsers([before, after]: readonly [Release, Release]): Promise<Difference[]> {
  const known = Object.entries(parserProbes).filter(([, { since }]) => since <= Number(before.major));
  const all = known.map(async ([parser, { texts }]) => {
    const [old, next] = await Promise.all([parsedBy(parser, texts, before), parsedBy(parser, texts, after)]);
    const module = Number(before.major) < 7 ? 'react-querybuilder' : `react-querybuilder/${parser}`;
    return texts
      .filter((_, index) => old[index] !== next[index])
      .map((text) => ({
        words: `${parser}: ${JSON.stringify(text)}`,
        code: `import { ${parser} } from '${module}';\nexport const query = (text) => ${parser}(text);\n`,
      }));
  });
  return (await Promise.all(all)).flat();
}

/** Switches of the builder that have another default. */
function ofDefaults([before, after]: readonly [Release, Release]): Difference[] {
  const [old, next] = [readObserved(before).defaults, readObserved(after).defaults];
  return Object.keys(old)
    .filter((name) => name in next && old[name] !== next[name])
    .map((name) => ({
      words: `default: ${name}`,
      code: "import { QueryBuilder } from 'react-querybuilder';\nexport const Own = () => <QueryBuilder />;\n",
    }));
}

/** Rules about something else than what a call returns: where it is imported from, and what is done with a query that is read. */
const others = ['importers', 'loaded-ids'];

const isFound = ({ code }: Difference, since: Rule['since']) =>
  checkFile('a.jsx', code, (since - 1) as Major, since).findings.some(({ rule }) => !others.includes(rule));

describe.each(steps)('what release $since does otherwise', ({ since, releases: both }) => {
  it('each difference has a rule that finds code that meets it', async () => {
    const differences = [...ofFormats(both), ...(await ofParsers(both)), ...ofDefaults(both)];
    expect(differences.length).toBeGreaterThan(0);
    expect(differences.filter((one) => !isFound(one, since)).map(({ words }) => words)).toEqual([]);
  });
  it('what selectors no longer find in its markup is named to be checked by hand', async () => {
    const [old, next] = await Promise.all(both.map(selectorsOf));
    const gone = [...(old ?? [])].flatMap(([probe, selectors]) =>
      [...selectors].filter((one) => !next?.get(probe)?.has(one)),
    );
    const decided = markupDecided[since];
    const isNamed = (one: string) =>
      decided.some(([pattern, section]) => pattern.test(one) && section in byHand[since]);
    expect(gone.filter((one) => !isNamed(one))).toEqual([]);
    // A pattern that nothing meets any more says nothing.
    expect(decided.filter(([pattern]) => !gone.some((one) => pattern.test(one)))).toEqual([]);
  });
});
