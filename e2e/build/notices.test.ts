import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Sentences in code: they are of one package, and stay as they are when it is packed. */
function sentencesIn(code: string): string[] {
  return [...code.matchAll(/(["'`])([A-Za-z][\w ,.'’:()-]{38,200})\1/g)].flatMap(([, , text = '']) =>
    text.split(' ').length > 4 ? [text] : [],
  );
}

type Manifest = { name: string; main?: string; module?: string; exports?: unknown };
const pathsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(pathsIn);

/** What a package's code says, in the files that it names for those who import it. */
function sentencesOf(folder: string, { main, module, exports }: Manifest): Set<string> {
  const named = [main, module, ...pathsIn(exports), 'index'].filter((file) => file && !file.includes('*')) as string[];
  const files = named
    .flatMap((file) => [file, `${file}.js`, `${file}/index.js`])
    .map((file) => path.join(folder, file))
    .filter((file) => /\.[cm]?js$/.test(file) && existsSync(file) && statSync(file).isFile());
  return new Set([...new Set(files)].flatMap((file) => sentencesIn(readFileSync(file, 'utf8'))));
}

/** Every sentence of a package: it may hold a copy of another in any of its files. */
const allOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file) && !file.includes('node_modules'))
    .flatMap((file) => sentencesIn(readFileSync(path.join(folder, file), 'utf8')));

it('no package is in the shipped scripts that the notices do not name', () => {
  const scripts = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const shipped = new Set(scripts.flatMap((file) => sentencesIn(readFileSync(path.join('build', file), 'utf8'))));
  const notices = readFileSync('build/third-party-notices.txt', 'utf8');
  const named = new Set([...notices.matchAll(/^(@?[\w./-]+) \d[\w.+-]* \(/gm)].map(([, name]) => name));
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const ofNamed = new Set<string>();
  const namedPlaces: { place: string; isShipped: boolean }[] = [];
  const others = new Map<string, Set<string>>();
  for (const [place, { link }] of Object.entries<{ link?: boolean }>(packages)) {
    if (link || !place.includes('node_modules/') || !existsSync(`${place}/package.json`)) continue;
    const manifest: Manifest = JSON.parse(readFileSync(`${place}/package.json`, 'utf8'));
    const sentences = sentencesOf(place, manifest);
    if (named.has(manifest.name)) {
      namedPlaces.push({ place, isShipped: [...sentences].some((text) => shipped.has(text)) });
      for (const text of sentences) ofNamed.add(text);
    } else others.set(place, sentences);
  }
  // Most packages that are shipped are recognised by what they say.
  expect([...ofNamed].filter((text) => shipped.has(text)).length).toBeGreaterThan(500);
  // Pages quote messages of programs.
  const pages = ['docs', 'versioned_docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
  let found = [...others].flatMap(([place, sentences]) =>
    [...sentences]
      .filter((text) => shipped.has(text) && !ofNamed.has(text) && !pages.some((page) => page.includes(text)))
      .map((text) => ({ place, text })),
  );
  // Reading whole packages takes long: those first that have been recognised, and no more than it needs.
  for (const { place } of namedPlaces.sort((a, b) => Number(b.isShipped) - Number(a.isShipped))) {
    if (found.length === 0) break;
    const copied = new Set(allOf(place));
    found = found.filter(({ text }) => !copied.has(text));
  }
  expect(found).toEqual([]);
  // The code of every installed package is read.
}, 180_000);
