import { type GivenFile, isSource, type Manifest, manifestOf } from '@site/packages/upgrade';

/** Limits of what is read: bytes of a file, bytes of all, and how many. */
export const limits = { file: 1_000_000, all: 20_000_000, count: 2000 };

/** Files with their contents, why others were left out, and what package.json says of the library, with its path. */
export type Read = { files: GivenFile[]; leftOut: string[]; manifest?: Manifest & { name: string } };

/** Files that may have code of the library which is not read. */
const unread = /\.(vue|svelte|astro|mdx)$/;

const isInstalled = (path: string) => /(^|\/)node_modules\//.test(path);

/** The path of a chosen file inside the folder it was chosen with. */
const pathOf = (file: File) => file.webkitRelativePath || file.name;

/** How many of the files that are left out are named. */
const named = 3;
const listed = (paths: readonly string[]) =>
  `${paths.slice(0, named).join(', ')}${paths.length > named ? ` and ${paths.length - named} more` : ''}`;

/** Endings of what is read, for the visitor. */
const endings = '.js, .jsx, .ts, .tsx, .mjs, .cjs, .mts or .cts';

/** Reads what a visitor has chosen or dropped. What a folder has besides source files is left out without a word. */
export async function readFiles(chosen: readonly File[]): Promise<Read> {
  const leftOut: string[] = [];
  const sources = chosen.filter((file) => isSource(pathOf(file)));
  const paths = chosen.map(pathOf).filter((path) => !isInstalled(path));
  const others = paths.filter((path) => !path.includes('/') && !isSource(path) && path !== 'package.json');
  const foreign = paths.filter((path) => path.includes('/') && unread.test(path));
  if (sources.length === 0 && chosen.length > 0) leftOut.push(`No file with the ending ${endings} was among them.`);
  else if (others.length > 0) leftOut.push(`Left out: ${listed(others)}. Files ending in ${endings} are read.`);
  if (foreign.length > 0) leftOut.push(`Not read, although the library may be used there: ${listed(foreign)}.`);
  const [manifest, ...more] = await manifestsOf(chosen);
  for (const { name, major } of more)
    if (major !== manifest?.major)
      leftOut.push(`${name} has release ${major}, and ${manifest?.name} has ${manifest?.major}.`);
  if (sources.length > limits.count)
    leftOut.push(`There are ${sources.length} files; the first ${limits.count} are checked.`);
  const files: GivenFile[] = [];
  let bytes = 0;
  for (const file of sources.slice(0, limits.count)) {
    const name = pathOf(file);
    if (file.size > limits.file) leftOut.push(`${name} is larger than ${limits.file / 1e6} MB.`);
    else if (bytes + file.size > limits.all) {
      leftOut.push(`All files from ${name} on are left out: together they are more than ${limits.all / 1e6} MB.`);
      break;
    } else {
      bytes += file.size;
      files.push({ name, text: await file.text() });
    }
  }
  return { files, leftOut, ...(manifest && { manifest }) };
}

/** The package.json files that say which release is used, those of outer folders first. */
async function manifestsOf(chosen: readonly File[]): Promise<(Manifest & { name: string })[]> {
  const depth = (file: File) => pathOf(file).split('/').length;
  const read = await Promise.all(
    chosen
      .filter((file) => file.name === 'package.json' && file.size <= limits.file && !isInstalled(pathOf(file)))
      .sort((a, b) => depth(a) - depth(b))
      .map(async (file) => ({ name: pathOf(file), manifest: manifestOf(await file.text()) })),
  );
  return read.flatMap(({ name, manifest }) => (manifest?.major ? { ...manifest, name } : []));
}
