import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import * as v from 'valibot';
import { idsIn } from '../demo/builder/drawingTime';
import type { ImportFormat } from '../demo/panels/import/formats/ImportFormat';
import { mostOnPage, readHere } from '../demo/panels/import/reading/readHere';
import { importersOf } from '../demo/panels/import/reading/serveReading';
import type { ReleaseId } from '../demo/releases/DemoRelease';
import { loadRelease } from '../demo/releases/load';
import { queryableOf } from '../demo/releases/querySchemas';
import { releases } from '../demo/releases/registry';
import { decodePermalink } from '../demo/store/permalink';
import { createDemoStore, initialState } from '../demo/store/state';
import { readStateFile } from '../demo/store/stateFile';
import type { Kind, Outcome } from './Kind';
import { hostileJson, hostileText, mangled, nearlyQuery, payload, repeated } from './parts';

const own: RuleGroupTypeAny = {
  id: 'own',
  combinator: 'and',
  rules: [{ id: 'mine', field: 'title', operator: '=', value: 'Jaws' }],
};

/** Takes a query in where a visitor has one of their own, which has to come back by undo. */
export function takenBy(change: (store: ReturnType<typeof createDemoStore>) => void): Outcome {
  const store = createDemoStore();
  store.setQuery(own);
  change(store);
  if (store.get().query !== own) store.undo();
  return store.get().query === own ? 'taken' : 'lost';
}

const content = fc
  .record(
    {
      v: fc.constantFrom('5', '8', '9'),
      t: fc.constantFrom('default', 'antd', 'constructor'),
      o: fc.constantFrom<string[][]>([], ['showNotToggle'], ['__proto__']),
      f: fc.constantFrom('sql', 'cel', 'constructor'),
      s: fc.oneof(fc.constant({}), hostileJson),
      x: fc.oneof(fc.constant([]), fc.array(fc.record({ name: hostileText, type: fc.constant('text') }))),
      q: fc.oneof({ weight: 9, arbitrary: nearlyQuery }, hostileJson),
    },
    { requiredKeys: ['t', 'o', 'f', 's', 'q'] },
  )
  .map((value) => JSON.stringify(value));
/** Short when packed, and long when not. */
const bomb = repeated(3_000_000, '[', '{"q":', ' ', '"', '{"field":"title","operator":"=","value":"x"},');
const many = fc
  .nat(4000)
  .map((count) => `{"combinator":"and","rules":[${Array(count).fill('{"field":"title","operator":"="}').join()}]}`);

/** A list far too long, of what is no rule. */
const crowd = fc.tuple(fc.constantFrom('1', '{}', '"and"', '[]', 'null'), fc.nat(2_400_000)).map(
  ([item, length]) =>
    `{"combinator":"and","rules":[${Array(Math.floor(length / (item.length + 1)))
      .fill(item)
      .join()}]}`,
);

const packed = (text: string) => `d1=${Buffer.from(deflateSync(strToU8(text))).toString('base64url')}`;
const withQuery = (query: string) => `{"t":"default","o":[],"f":"sql","s":{},"q":${query}}`;
const hash = fc.oneof(
  { weight: 8, arbitrary: content.map(packed) },
  { weight: 2, arbitrary: mangled(content).map(packed) },
  { weight: 2, arbitrary: mangled(content.map(packed)) },
  { weight: 1, arbitrary: many.map(withQuery).map(packed) },
  { weight: 1, arbitrary: crowd.map(withQuery).map(packed) },
  { weight: 1, arbitrary: bomb.map(packed) },
  { weight: 2, arbitrary: hostileText.map((text) => `d1=${text}`) },
  hostileText,
);
export const hashes: Kind = {
  id: 'hashes',
  inputs: hash,
  take(input) {
    const decoded = decodePermalink(input);
    return decoded.ok ? takenBy((store) => store.load(decoded.state)) : 'refused';
  },
};

const loaded = new Map<string, ImportFormat>();
const formatKeys = Object.entries(importersOf).flatMap(([release, importers]) =>
  importers.map(({ id }) => `${release} ${id}`),
);
/** Loads what the demo loads on demand, which is not measured. */
export async function loadDemo() {
  for (const { id } of releases) {
    await loadRelease(id);
    for (const importer of importersOf[id]) loaded.set(`${id} ${importer.id}`, (await importer.load()).format);
  }
}
const words = ['and', 'or not', '&&', '||', '!', '(', ')', '[', '{', '"', "'", '`', '/*', '--', '$not(', '?genre', '='];
const soup = fc.array(fc.oneof(fc.constantFrom(...words, 'genre', 'gross > 5', '5e999', '%', '\\'), payload), {
  maxLength: 60,
});
const sampleOf = (key: string) => loaded.get(key)?.sample ?? '';
export const imports: Kind = {
  id: 'imports',
  inputs: fc
    .tuple(
      fc.constantFrom(...formatKeys),
      fc.oneof(
        soup.map((all) => all.join(' ')),
        soup.map((all) => all.join('')),
        hostileText,
        hostileJson.map((value) => JSON.stringify(value)),
        nearlyQuery.map((value) => JSON.stringify(value)),
        repeated(mostOnPage, ...words, 'not ', '{"$and":[', '{"!":', 'gross > 5 and ', 'gross > 5 && ', '.has('),
        fc.nat().map((at) => `\u0001${at}`),
      ),
    )
    // A number stands for the format's own sample with something wrong at that place.
    .map(([key, text]) => `${key}\n${text}`),
  take(input) {
    const [key = '', ...lines] = input.split('\n');
    const [release, format = ''] = key.split(' ');
    const written = lines.join('\n');
    const at = written.startsWith('\u0001') ? Number(written.slice(1)) % (sampleOf(key).length + 1) : undefined;
    const text = at === undefined ? written : `${sampleOf(key).slice(0, at)}'${sampleOf(key).slice(at + 2)}`;
    const imported = readHere(loaded.get(key) as ImportFormat, {
      release: release as ReleaseId,
      format,
      text: text.slice(0, mostOnPage),
      data: undefined,
      extraFields: [],
      standFor: new Map(),
      independentCombinators: false,
      listsAsArrays: true,
    });
    if ('error' in imported) return 'refused';
    if (!v.is(queryableOf[release as ReleaseId].query([]), imported.query)) throw new Error('This is no query.');
    if (!idsIn(imported.query).every(Boolean)) throw new Error('A rule or group has no id.');
    return takenBy((store) => store.addFields([], imported.query));
  },
};

export const files: Kind = {
  id: 'dropped files',
  inputs: fc.oneof(
    { weight: 4, arbitrary: content },
    { weight: 4, arbitrary: nearlyQuery.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: mangled(content) },
    many,
    crowd,
    bomb,
    hostileText,
    hostileJson.map((value) => JSON.stringify(value)),
  ),
  async take(input) {
    const read = await readStateFile(new Blob([input]), { toolkit: 'default', state: initialState });
    return read.ok ? takenBy((store) => store.open(read.state)) : 'refused';
  },
};
