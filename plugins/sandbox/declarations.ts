import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Declarations, programOf } from '../../src/sandbox/types/check';
import { textsOf } from '../../src/sandbox/types/textsOf';
import { namesOf } from './bundles';
import type { Runtime } from './runtimes';

/** What leads from the name of a package to its declarations. */
const leading = ['name', 'version', 'type', 'main', 'module', 'types', 'typings', 'typesVersions', 'exports'];

/** A text without the comments before what it declares, which are most of it; directives to the compiler stay. */
function withoutComments(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  const comments = new Map<number, number>();
  const visit = (node: ts.Node) => {
    for (const { pos, end, kind } of ts.getLeadingCommentRanges(text, node.pos) ?? [])
      if (kind === ts.SyntaxKind.MultiLineCommentTrivia) comments.set(pos, end);
    ts.forEachChild(node, visit);
  };
  visit(source);
  let kept = '';
  let from = 0;
  for (const [pos, end] of [...comments].sort(([one], [other]) => one - other)) {
    kept += text.slice(from, pos);
    from = end;
  }
  return (kept + text.slice(from)).replace(/\n\s*\n/g, '\n');
}

function shortened(file: string, text: string): string {
  if (!file.endsWith('.json')) return withoutComments(file, text);
  const manifest = JSON.parse(text);
  return JSON.stringify(Object.fromEntries(leading.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : []))));
}

/**
 * The declarations that the compiler reads for the samples of a runtime, and for everything else that edited code may import.
 * @param siteDir the folder that files are named from
 * @returns the declarations, and `sources`, where on the disk they are, from the site
 */
export function declarationsOf(
  { line, samples, instead }: Omit<Runtime, 'id'>,
  siteDir: string,
): Declarations & { sources: string[] } {
  const sources: string[] = [];
  /** Where a file of a package is that another one stands for. */
  const placeOf = (file: string) =>
    file.replace(/^\/node_modules\/((?:@[^/]+\/)?[^/]+)(?=\/|$)/, (all, name) =>
      name in instead ? `/node_modules/${instead[name]}` : all,
    );
  const folder = `/${path.relative(siteDir, path.resolve(siteDir, line.samples))}`;
  const used = new Map<string, string>();
  const read = (file: string) => {
    const known = used.get(file);
    if (known !== undefined) return known;
    const place = path.join(siteDir, placeOf(file));
    if (!file.includes('/node_modules/') || !existsSync(place) || !statSync(place).isFile()) return undefined;
    const text = readFileSync(place, 'utf8');
    used.set(file, text);
    sources.push(placeOf(file));
    return text;
  };
  const isFolder = (at: string) =>
    statSync(path.join(siteDir, placeOf(at)), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const imports = namesOf(samples).filter((name) => !name.endsWith('.css'));
  const texts = Object.entries(samples).flatMap(([file, sample]) => Object.entries(textsOf({ file, ...sample })));
  programOf(
    ts,
    read,
    isFolder,
    new Map([
      ...texts.map(([name, text]) => [`${folder}/${name}`, text] as const),
      [`${folder}/everything.ts`, imports.map((name) => `import '${name}';`).join('\n')],
    ]),
  );
  return {
    sources,
    folder,
    files: Object.fromEntries([...used].sort().map(([file, text]) => [file, shortened(file, text)])),
  };
}
