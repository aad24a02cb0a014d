import { ofWorker } from '../bundle/chunks';

/** What is needed here of a chunk in the bundler's stats. */
export type Chunk = {
  names?: string[];
  entry?: boolean;
  runtime?: string[];
  files?: string[];
  auxiliaryFiles?: string[];
};
export type EngineFiles = { id: string; files: string[] };

const filesOf = ({ files = [], auxiliaryFiles = [] }: Chunk) => [...files, ...auxiliaryFiles];

/**
 * The files that one worker alone needs: those of the chunks that nothing else runs. Workers are called after their engines.
 * @param chunks all chunks of the browser's bundle
 * @throws if no worker is found, as after a change of their names
 */
export function filesOfEngines(chunks: readonly Chunk[]): EngineFiles[] {
  const workers = chunks.flatMap(({ entry, names, runtime }) => {
    const name = names?.find((one) => one.startsWith(ofWorker));
    return entry && name ? [{ id: name.slice(ofWorker.length), runs: runtime?.join() }] : [];
  });
  if (!workers.length) throw new Error(`No chunk of the bundle is called ${ofWorker}….`);
  return workers.map(({ id, runs }) => {
    const others = new Set(chunks.filter(({ runtime }) => runtime?.join() !== runs).flatMap(filesOf));
    const files = new Set(chunks.filter(({ runtime }) => runtime?.join() === runs).flatMap(filesOf));
    return { id, files: [...files].filter((file) => !others.has(file)).sort() };
  });
}
