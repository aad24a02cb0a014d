const regionMarker = /^\s*\/\/ #(end)?region\b/;
/** Comments around the lines of a sample that decide, as Docusaurus has them for highlighted lines. */
const highlightMarker = /^\s*(?:\/\/|\{\/\*) highlight-(start|end)\b/;

/** A file without the markers of highlighted lines. */
export const withoutHighlights = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !highlightMarker.test(line))
    .join('\n');

/**
 * The text of a sample that a page shows: the whole file, or one region of it, without markers.
 * @param source file content
 * @param region name of a part between `// #region name` and `// #endregion name`
 * @throws when the file has no such region
 */
export const sampleText = (source: string, region?: string): string =>
  withoutHighlights(linesOf(source, region).join('\n'));

/**
 * The lines of that text that stand between `// highlight-start` and `// highlight-end`.
 * @param source file content
 * @param region name of a part between `// #region name` and `// #endregion name`
 * @returns the meta string of a fence that marks them
 * @throws when the file has no such region, or a start has no end
 * @example highlightedLines('a\n// highlight-start\nb\nc\n// highlight-end') // '{2-3}'
 */
export function highlightedLines(source: string, region?: string): string {
  const ranges: string[] = [];
  let count = 0;
  let start: number | undefined;
  for (const line of linesOf(source, region)) {
    const marker = highlightMarker.exec(line)?.[1];
    if (!marker) count++;
    else if (marker === 'start' && start === undefined) start = count + 1;
    else if (marker === 'end' && start !== undefined) {
      ranges.push(`${start}-${count}`);
      start = undefined;
    } else throw new Error(`"highlight-${marker}" stands alone`);
  }
  if (start !== undefined) throw new Error('"highlight-start" has no end');
  return ranges.length ? `{${ranges.join()}}` : '';
}

/** The lines of a file or of its region, with the markers of highlighted lines. */
function linesOf(source: string, region?: string): string[] {
  const lines = source.replace(/\s+$/, '').split('\n');
  if (!region) return lines.filter((line) => !regionMarker.test(line));
  const start = lines.findIndex((line) => line.trim() === `// #region ${region}`);
  const end = lines.findIndex((line) => line.trim() === `// #endregion ${region}`);
  if (start < 0 || end < start)
    throw new Error(`there is no region "${region}" (// #region ${region} … // #endregion ${region})`);
  const body = lines.slice(start + 1, end);
  const indent = Math.min(...body.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0));
  return body.map((line) => line.slice(indent));
}
