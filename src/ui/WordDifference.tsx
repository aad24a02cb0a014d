import { diffWordsWithSpace } from 'diff';

/** A text with the words that another one lacks or has in their place. */
export const WordDifference = ({ from, to }: { from: string; to: string }) =>
  diffWordsWithSpace(from, to).map(({ value, added, removed }, index) => {
    const Tag = added ? 'ins' : removed ? 'del' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and no state.
    return <Tag key={index}>{value}</Tag>;
  });
