/**
 * A file of 1,000 lines of an application.
 * @param own how it begins
 */
export function longFile(own: string): string {
  const lines = own.split('\n');
  const filler = Array.from(
    { length: 1000 - lines.length },
    (_, index) => `export const f${index} = (a: number) => ({ a, b: [a, ${index}] });`,
  );
  return [...lines, ...filler].join('\n');
}
