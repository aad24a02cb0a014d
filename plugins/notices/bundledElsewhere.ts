/** Paths of modules, absolute or from the working folder. */
type Files = Iterable<string>;

declare global {
  var noticesPassedOn: (Files | Promise<Files>)[] | undefined;
}

// Docusaurus loads each plugin with modules of its own: what plugins share is a global of the process.
globalThis.noticesPassedOn ??= [];
const told = globalThis.noticesPassedOn;

/**
 * Tells the notices what a build beside the pages' bundler has taken in, such as esbuild's of an inline script. To be called
 * before `postBuild`, with a promise where that is known later.
 */
export const noteBundledFiles = (files: Files | Promise<Files>): void => void told.push(files);

/** All that has been told. @throws what a promise is rejected with */
export const bundledElsewhere = async (): Promise<string[]> => (await Promise.all(told)).flatMap((files) => [...files]);
