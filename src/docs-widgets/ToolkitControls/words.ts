/** How the `shadcn` command installs an item of the registry. */
export const commandFor = (address: string) => `npx shadcn add ${address}`;

/** What the controls cost. */
export const addedWords = (bytes: number) =>
  `With the toolkit, they add ${(bytes / 1000).toFixed(1)} KB of script (brotli) to a builder alone; React and stylesheets are not counted.`;

export const zipWords = 'Download all files as a zip';
/** What the table of files has. */
export const fileHead = ['File', 'Bytes', 'Copy'];
