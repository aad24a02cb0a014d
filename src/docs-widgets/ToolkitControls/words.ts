import { allowCommand } from '../../toolkits/allowCommand';

/**
 * How the `shadcn` command installs an item of the registry.
 * @param overrides companions that npm is told before to install beside this release
 */
export const commandFor = (address: string, overrides: readonly string[], release: string) =>
  [...overrides.map((name) => allowCommand(name, release)), `npx shadcn add ${address}`].join('\n');

/** What the controls cost. */
export const addedWords = (bytes: number) =>
  `With the toolkit, they add ${(bytes / 1000).toFixed(1)} KB of script (brotli) to a builder alone; React and stylesheets are not counted.`;

export const zipWords = 'Download all files as a zip';
/** What the table of files has. */
export const fileHead = ['File', 'Bytes', 'Copy'];
