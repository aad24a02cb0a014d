import type { Part } from '../../../packages/query';
import { expression } from './literal';
import { type Verdict, verdict } from './verdict';

type Settings = {
  /** Whether `%` and `_` in the value are wildcards, as those around it are. */
  wildcards: boolean;
  /** Whether a backslash takes the meaning from the character behind it, be it a wildcard around the value. */
  escapes: boolean;
};

/**
 * SQL's LIKE: `%` is any text, `_` any character.
 * @param part where the value stands in the pattern; `whole` has no wildcard around it
 * @returns `refused` if the pattern ends with a backslash that escapes nothing
 */
export function like(
  text: string,
  part: Part | 'whole',
  piece: string,
  { wildcards, escapes }: Settings = { wildcards: true, escapes: false },
): Verdict {
  const before = part === 'any' || part === 'end' ? ['%'] : [];
  const after = part === 'any' || part === 'start' ? ['%'] : [];
  const characters = [...before, ...piece, ...after];
  let source = '';
  for (let i = 0; i < characters.length; i++) {
    const isOutside = i < before.length || i >= characters.length - after.length;
    let character = characters[i] as string;
    const isEscape = escapes && character === '\\';
    if (isEscape) {
      i += 1;
      if (i === characters.length) return 'refused';
      character = characters[i] as string;
    }
    const isWild = !isEscape && (wildcards || isOutside);
    source +=
      isWild && character === '%'
        ? '[^]*'
        : isWild && character === '_'
          ? '[^]'
          : character.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
  }
  return verdict(expression(`^${source}$`, 'u')?.test(text) ?? false);
}
