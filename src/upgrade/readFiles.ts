import { type GivenFile, isSource } from '@site/packages/upgrade';

/** Limits of what is read: bytes of a file, bytes of all, and how many. */
export const limits = { file: 1_000_000, all: 20_000_000, count: 2000 };

/** Files with their contents, and why others were left out. */
export type Read = { files: GivenFile[]; leftOut: string[] };

/** The path of a chosen file inside the folder it was chosen with. */
const pathOf = (file: File) => file.webkitRelativePath || file.name;

/** How many of the files that are left out are named. */
const named = 3;

/** Endings of what is read, for the visitor. */
const endings = '.js, .jsx, .ts, .tsx, .mjs, .cjs, .mts or .cts';

/** Reads what a visitor has chosen or dropped. What a folder has besides source files is left out without a word. */
export async function readFiles(chosen: readonly File[]): Promise<Read> {
  const leftOut: string[] = [];
  const sources = chosen.filter((file) => isSource(pathOf(file)));
  const others = chosen.map(pathOf).filter((path) => !path.includes('/') && !isSource(path));
  if (sources.length === 0 && chosen.length > 0) leftOut.push(`No file with the ending ${endings} was among them.`);
  else if (others.length > 0) {
    const more = others.length > named ? ` and ${others.length - named} more` : '';
    leftOut.push(`Left out: ${others.slice(0, named).join(', ')}${more}. Files ending in ${endings} are read.`);
  }
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
  return { files, leftOut };
}
