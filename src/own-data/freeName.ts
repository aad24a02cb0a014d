import { limits } from './limits';

/**
 * A name for a set that no other has, not even in letters of another case.
 * @param wanted what the set is called otherwise
 * @param taken the names of the other sets
 * @example freeName('Pasted table', ['Pasted table']) // "Pasted table 2"
 */
export function freeName(wanted: string, taken: readonly string[]): string {
  const others = new Set(taken.map((name) => name.toLowerCase()));
  const numbered = (count: number) => {
    const end = count === 1 ? '' : ` ${count}`;
    return wanted.slice(0, limits.textLength - end.length) + end;
  };
  let count = 1;
  while (others.has(numbered(count).toLowerCase())) count += 1;
  return numbered(count);
}
