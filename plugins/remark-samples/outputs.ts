import path from 'node:path';

/** What a sample printed, line by line, by region; lines printed outside any region stand under `''`. */
export type Outputs = Record<string, string[]>;

/**
 * Where the captured output of a sample is checked in.
 * @param sample path of a `.ts` sample, absolute or relative
 * @example outputsFile('_samples/export/sql.ts') // '_samples/outputs/export/sql.json'
 */
export function outputsFile(sample: string): string {
  const folder = sample.slice(0, sample.lastIndexOf('_samples') + '_samples'.length);
  return path.join(folder, 'outputs', path.relative(folder, sample).replace(/\.ts$/, '.json'));
}

/**
 * The captured text a page shows: all of it, or what one region printed.
 * @throws when nothing was printed there
 */
export function outputText(json: string, region?: string): string {
  const outputs: Outputs = JSON.parse(json);
  const lines = region === undefined ? Object.values(outputs).flat() : outputs[region];
  if (!lines?.length) throw new Error(`nothing was printed${region ? ` in region "${region}"` : ''}`);
  return lines.join('\n');
}
