import { isSource } from './isSource';
import type { GivenFile } from './messages';

/** Limits of what is read: bytes of a file, bytes of all, and how many. */
export const limits = { file: 1_000_000, all: 20_000_000, count: 2000 };

/** Files with their contents, and why others were left out. */
export type Read = { files: GivenFile[]; leftOut: string[] };

/** The path of a chosen file inside the folder it was chosen with. */
const pathOf = (file: File) => file.webkitRelativePath || file.name;

/** Reads what a visitor has chosen or dropped. Files that are no source files are left out without a word. */
export async function readFiles(chosen: readonly File[]): Promise<Read> {
  const leftOut: string[] = [];
  const sources = chosen.filter((file) => isSource(pathOf(file)));
  if (sources.length === 0 && chosen.length > 0)
    leftOut.push('No file with the ending .js, .jsx, .ts, .tsx, .mjs or .cjs was among them.');
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
