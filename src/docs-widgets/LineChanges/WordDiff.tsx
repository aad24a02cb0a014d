import type { Run } from './changes';

/** A word diff: what is gone is struck through, what is new underlined. */
export function WordDiff({ runs }: { runs: Run[] }) {
  return runs.map(([kind, text], index) => {
    if (kind === '=') return text;
    const Mark = kind === '+' ? 'ins' : 'del';
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity and never move
    return <Mark key={index}>{text}</Mark>;
  });
}
