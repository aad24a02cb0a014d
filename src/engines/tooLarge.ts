const number = (digits: string | undefined) => Number(digits).toLocaleString('en-US');

/** How engines say that a query is more than they take: by a limit of their own, or because the stack ends. */
const signs: [RegExp, (limit: string | undefined) => string][] = [
  [
    /Expression tree is too large \(maximum depth (\d+)\)/,
    (limit) => `conditions chained ${number(limit)} deep at most`,
  ],
  [/Exceeded maxDepth \((\d+)\)/, (limit) => `groups and operators nested ${number(limit)} deep at most`],
  [/Exceeded maxListElements \((\d+)\)/, (limit) => `lists of ${number(limit)} items at most`],
  [/Exceeded maxAstNodes \((\d+)\)/, (limit) => `${number(limit)} parts at most`],
  [/too many SQL variables|query parameter limit/, () => 'fewer parameters'],
  [/[Rr]ecursion limit|parser stack overflow/, () => 'fewer levels of groups'],
  [
    /Maximum call stack|too much recursion|stack depth limit|Out of stack space/,
    () => 'fewer rules or levels of groups',
  ],
];

/**
 * Why a query is too large for an engine, in words, if that is what it says.
 * @param message the engine's own words
 */
export function tooLarge(message: string): string | undefined {
  for (const [sign, words] of signs) {
    const found = sign.exec(message);
    if (found) return `The query is too large for this engine, which takes ${words(found[1])}.`;
  }
  return undefined;
}
