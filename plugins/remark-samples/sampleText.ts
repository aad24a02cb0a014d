/**
 * The text of a sample that a page shows: the whole file, or one region of it, without region markers.
 * @param source file content
 * @param region name of a part between `// #region name` and `// #endregion name`
 * @throws when the file has no such region
 */
export function sampleText(source: string, region?: string): string {
  const lines = source.replace(/\s+$/, '').split('\n');
  if (!region) return lines.filter((line) => !/^\s*\/\/ #(end)?region\b/.test(line)).join('\n');
  const start = lines.findIndex((line) => line.trim() === `// #region ${region}`);
  const end = lines.findIndex((line) => line.trim() === `// #endregion ${region}`);
  if (start < 0 || end < start)
    throw new Error(`there is no region "${region}" (// #region ${region} … // #endregion ${region})`);
  const body = lines.slice(start + 1, end);
  const indent = Math.min(...body.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)?.[0].length ?? 0));
  return body.map((line) => line.slice(indent)).join('\n');
}
