import type { Program } from '../page/runner';

/** The texts of a program by their names: what a sample imports stands where the sample looks for it. */
export const textsOf = ({ file, text, beside }: Program): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(beside).map(([name, source]) => [
      `${new URL(name, `file:///${file}`).pathname.slice(1)}.ts`,
      source,
    ]),
  ),
  [file]: text,
});
