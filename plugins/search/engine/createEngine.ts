import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { isMigration } from '../isMigration';
import { defaultTag, isOffer, type SearchRecord } from '../records';
import { fields, headingOf } from './sectionText';
import { halvesOf, meaningsOf, swapsOf, variantsOf } from './variants';
import { chunksOf, compact, headingWordsOf, isFilling, normalise, partsOf, wordsOf } from './words';

/** A section that answers a query, by its first record. Higher scores come first. */
export type Match = { record: SearchRecord; score: number };
export type Engine = {
  /** Sections that match, best first. */
  find: (query: string) => Match[];
};

type Indexed = { id: number; record: SearchRecord };
type Found = { id: number; score: number; match: Record<string, string[]> };
/** `led` counts the meaningful words that the headings have. */
type Tally = { score: number; share: number; led: number };

/** What a word counts by the place where it is found, measured on e2e/search/relevance/queries.ts (see ADR 8). */
const boost = { heading: 8, synonyms: 5, above: 0.7, content: 1, code: 0.8 };
/** Of two equal matches the heading further up is the better start. */
const levelWeight: Partial<Record<SearchRecord['type'], number>> = { lvl1: 1.15, lvl2: 1.1, content: 0.9 };
/** A page comes before the sections of other pages that have its name. */
const titleWeight = 3;
/** Pages outside of the docs repeat in few words what the docs explain. */
const outsideWeight = 0.6;
/** So do lists of pages, unless their title is what is asked for. */
const listWeight = 0.5;
/** What is about other releases is not what most ask for. */
const migrateWeight = 0.7;
/** All words of a query stand in the section's heading and those above: `import sql`, Import › parseSQL. */
const pathWeight = 5;
/** A filling word beside others, as part of a word that means something. */
const fillingWeight = 0.2;
/** What part of the query a section has to match, measured by the section that matches most. */
const wantedShare = 0.66;
/** Part of a query, by how rare its words are, that may be unknown: with more, what is left is not what was asked for. */
const mostUnknown = 0.5;
/** What a record counts that has the parts of a name, where another has the name itself. */
const partsWeight = 0.5;
/** Matches that are looked at for neighbouring words. */
const inspected = 60;

/** `pre-fill` is one word, `react-select` is two. */
const prefixes = /\b(pre|re|un|non|multi|sub|auto)-(?=\p{L})/giu;

/** `v4` is the version that headings call 4. */
const versions = /\bv(?=\d)/giu;

/** Indexes records for searching in memory: no fetching, no browser. */
export function createEngine(records: SearchRecord[]): Engine {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Indexed>({
    fields: Object.keys(fields),
    extractField: (indexed, field) =>
      field === 'id' ? indexed.id : (fields[field as keyof typeof fields](indexed.record) as never),
    tokenize: (text, field) => (field === 'heading' ? headingWordsOf(text) : wordsOf(text)),
    processTerm: (term) => {
      vocabulary.add(term);
      return term;
    },
    searchOptions: {
      boost,
      weights: { prefix: 0.5, fuzzy: 0.25 },
      tokenize: (text) => [text],
      processTerm: (term) => term,
    },
  });
  index.addAll(records.map((record, id) => ({ id, record })));
  const names = records.map((record) => [headingOf(record), ...(record.synonyms?.split(',') ?? [])].map(compact));
  const neighbours = createNeighbours(records);

  /** What one typed piece finds: names and unfinished words; if that is nothing, its two halves, or words with one slip. */
  const findPiece = (piece: string) => {
    const { word, parts, others } = variantsOf(piece);
    const all: Query[] = [word, ...others, ...(parts.length ? [{ queries: parts, combineWith: 'AND' as const }] : [])];
    const found = index.search({ queries: all, combineWith: 'OR' }, { prefix: (term) => term.length > 1 });
    if (found.length > 0 || word.length < 5) return found;
    const halves = halvesOf(word).filter((pair) => pair.every((half) => vocabulary.has(half)));
    if (halves.length > 0)
      return index.search({ queries: halves.map((queries) => ({ queries, combineWith: 'AND' as const })) });
    const slips: SearchOptions = { combineWith: 'OR', fuzzy: 1 };
    return index.search({ queries: [word, ...swapsOf(word).filter((swap) => vocabulary.has(swap))], ...slips });
  };

  const find = (query: string): Match[] => {
    const pieces = chunksOf(query.replace(prefixes, '$1').replace(versions, ''));
    const weights = pieces.map((piece) => (pieces.length > 1 && isFilling(piece) ? fillingWeight : 1));
    const whole = sum(weights);
    const meaningful = weights.filter((weight) => weight === 1).length;
    const found = pieces.map(findPiece);
    // `mongo db` is typed for `mongodb`, and `Next.js` for `nextjs`: all pieces as one word.
    const joined = compact(query);
    const asOne = { queries: [joined, ...meaningsOf(joined)], fields: ['heading'], prefix: true };
    const foundAsOne = pieces.length > 1 ? index.search(asOne) : [];
    const rarity = (matches: number) => Math.log(1 + records.length / Math.max(1, matches));
    const rarities = found.map(({ length }, at) => (weights[at] as number) * rarity(length));
    const unknown = rarities.filter((_, at) => found[at]?.length === 0);
    if (!foundAsOne.length && sum(unknown) > mostUnknown * sum(rarities)) return [];

    const tallies = new Map<number, Tally>();
    const count = (found: Found[], weight: number, isWord = true) => {
      for (const { id, score, match } of found) {
        const { score: before, share, led } = tallies.get(id) ?? { score: 0, share: 0, led: 0 };
        const isLed =
          isWord &&
          Object.values(match).some((places) => ['heading', 'above', 'synonyms'].some((one) => places.includes(one)));
        tallies.set(id, {
          score: before + score * weight,
          share: Math.min(1, share + weight / whole),
          led: led + Number(isLed && weight === 1),
        });
      }
    };
    found.forEach((matches, at) => {
      const weight = weights[at] as number;
      const name = compact(pieces[at] as string);
      const isNamed = ({ match }: Found) => Object.keys(match).some((term) => term.startsWith(name));
      const named = matches.filter(isNamed);
      if (named.length) count(named, weight);
      const others = named.length ? matches.filter((each) => !isNamed(each)) : matches;
      count(others, named.length && partsOf(pieces[at] as string).length > 1 ? weight * partsWeight : weight);
    });
    count(foundAsOne, whole, false);

    // What only another line has is offered where it answers more of the query than the line itself. Pages outside of the
    // docs are of no line: that the site is tested with Prisma does not make Prisma a format of this one.
    const mostOf = (isCounted: (record: SearchRecord) => boolean) =>
      Math.max(0, ...[...tallies].flatMap(([id, { share }]) => (isCounted(records[id] as SearchRecord) ? share : [])));
    const own = mostOf((record) => !isOffer(record) && record.docusaurus_tag !== defaultTag);
    const most =
      mostOf((record) => !isOffer(record) && !isList(record.url)) ||
      mostOf((record) => !isOffer(record)) ||
      mostOf(isOffer);
    const matches = [...tallies]
      .filter(([id, { share }]) => (isOffer(records[id] as SearchRecord) ? share > own : share >= wantedShare * most))
      .map(([id, { score, share, led }]) => {
        const { type, url, docusaurus_tag: tag } = records[id] as SearchRecord;
        const like = isAddress(url, query) ? 6 : Math.max(...(names[id] ?? []).map((name) => likeness(name, joined)));
        const isTitle = type === 'lvl1' && names[id]?.[0] === joined;
        const list = isTitle ? 1 : listWeight;
        const outside = tag === defaultTag ? outsideWeight : isList(url) ? list : isMigration(url) ? migrateWeight : 1;
        const place = (levelWeight[type] ?? 1) * outside * (isTitle ? titleWeight : 1);
        return {
          id,
          score: score * share ** 3 * place * like * (meaningful > 1 && led === meaningful ? pathWeight : 1),
        };
      })
      .sort((a, b) => b.score - a.score);
    for (const match of matches.slice(0, inspected)) match.score *= 1 + neighbours(match.id, pieces) / 2;
    return onePerSection(
      matches
        .sort((a, b) => b.score - a.score)
        .map(({ id, score }) => ({ record: records[id] as SearchRecord, score })),
    );
  };
  return { find };
}

const sum = (numbers: number[]) => numbers.reduce((before, one) => before + one, 0);

const isList = (url: string) => url.includes('/category/');

/** Whether a query with a slash is the end of an address: `api/export`. */
function isAddress(url: string, query: string): boolean {
  const end = query.trim().replace(/^\/|\/$/g, '');
  return query.includes('/') && url.toLowerCase().endsWith(`/${end.toLowerCase()}`);
}

/** How like the whole query a heading is, or another name of the section. */
function likeness(heading: string, query: string): number {
  if (heading === query) return 4;
  if (query.length < 4) return 1;
  if (heading.startsWith(query)) return 1.8;
  if (heading.includes(query)) return 1.4;
  return heading.length > 2 && query.endsWith(heading) ? 1.2 : 1; // `generate sql`, sql
}

/** Tells which part of the neighbouring pieces of a query are neighbours in a record, too. */
function createNeighbours(records: SearchRecord[]) {
  const texts: string[] = [];
  return (id: number, pieces: string[]): number => {
    if (pieces.length < 2) return 0;
    const record = records[id] as SearchRecord;
    texts[id] ??= ` ${chunksOf(`${headingOf(record)} ${record.content ?? ''}`)
      .map(normalise)
      .join(' ')}`;
    const words = pieces.map(normalise);
    const pairs = words.slice(1).filter((word, at) => texts[id]?.includes(` ${words[at]} ${word}`));
    return pairs.length / (pieces.length - 1);
  };
}

/** A long section has several records; the best of them stands for it, as the record of its heading. */
function onePerSection(matches: Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ record: { url } }) => !seen.has(url) && seen.add(url));
}
