import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { comparedReleases, type Release } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import { apiHistory, historySchema } from './history';
import { releaseApi } from './lineApi';

const printer = ts.createPrinter({ removeComments: true });
const releases = comparedReleases();
const history = apiHistory(
  releases.map((release) => releaseApi(release)),
  'https://example.org',
);

/** As `mulberry32`: the same numbers from 0 to 1 in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Names drawn without putting them back. */
function draw(names: string[], count: number, seed: number): string[] {
  const random = seeded(seed);
  const left = [...names];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as string);
}

/** A text without what tools put in: white space, commas before an end, bars before a beginning, names of parts of `props`. */
const code = (text: string): string =>
  text
    .replace(/\s+/g, '')
    .replaceAll("'", '"')
    .replace(/[,;](?=[})\]>])/g, '')
    .replace(/(?<=[=:(<,])\|/g, '')
    .replace(/(?<=[(,])\{[\w,:.]*\}(?=\??:)/g, 'props');

/** Each statement of a signature, as it stands in a list of declarations, too. */
const statements = (signature: string) =>
  signature
    .split(/;\n(?=function )/)
    .map((each) => code(each.replace(/^(const|let|function|type|interface|class) /, '')).replace(/;$/, ''));

/** The names that a release exports, and all declarations that its types consist of, those of other packages included. */
function shipped({ samples, installedAs }: Release): { names: Set<string>; text: string } {
  const folder = packageFolder(path.resolve(samples), installedAs);
  const { exports, types } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const targets: { types?: string; import?: { types?: string } }[] = exports ? Object.values(exports) : [{ types }];
  const entries = targets.flatMap((target) => {
    const file = target.types ?? target.import?.types;
    return file ? [path.join(folder, file)] : [];
  });
  const moduleResolution = ts.ModuleResolutionKind.Bundler;
  const options = { noLib: true, moduleResolution, module: ts.ModuleKind.ESNext, types: [] };
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const modules = entries.flatMap((file) => {
    const source = program.getSourceFile(file);
    return (source && checker.getSymbolAtLocation(source)) ?? [];
  });
  const names = new Set(modules.flatMap((module) => checker.getExportsOfModule(module).map(({ name }) => name)));
  const files = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  return { names, text: files.map((file) => code(printer.printFile(file))).join('\n') };
}

describe('history of the API', { timeout: 120_000 }, () => {
  it('keeps to its schema, and names all compared releases', () => {
    expect(safeParse(historySchema, JSON.parse(JSON.stringify(history))).issues).toBeUndefined();
    expect(history.comparedReleases).toEqual(releases.map(({ release }) => release));
    expect(history.comparedReleases.length).toBeGreaterThan(4);
  });

  const drawn = draw(Object.keys(history.exports), 100, 18);

  it.each(releases)('says of 100 names drawn at random whether $release ships them, and how', (release) => {
    const { names, text } = shipped(release);
    // The default export of 3 is the component.
    if (names.has('default')) names.add('QueryBuilder');
    const says = (name: string) => release.release in (history.exports[name] ?? {});
    expect(drawn.filter((name) => says(name) !== names.has(name))).toEqual([]);
    const present = drawn.filter(says);
    expect(present.length).toBeGreaterThan(0);
    const lost = present.filter((name) => {
      const signature = history.exports[name]?.[release.release] ?? '';
      return statements(signature).some((each) => !text.includes(each));
    });
    expect(lost.map((name) => `${name}: ${history.exports[name]?.[release.release]}`)).toEqual([]);
  });
});
