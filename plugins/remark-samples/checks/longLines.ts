/** What fits into the column of a docs page at a width of 1440 px; biome.json formats samples to it. */
const widest = 80;

/** An address has no place to break at. */
const hasAddress = (line: string) => /\bhttps?:\/\//.test(line);

/**
 * The lines of a text that are wider than the column of a docs page, a message each.
 * @param place file that the text stands in
 * @param first number of the text's first line in its file
 * @example longLines('x'.repeat(81), 'docs/intro.mdx', 7) // ['docs/intro.mdx:7 has 81 characters, …']
 */
export const longLines = (text: string, place: string, first = 1): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line.length > widest && !hasAddress(line)
        ? `${place}:${first + at} has ${line.length} characters, ${widest} fit: ${line.trim()}`
        : [],
    );
