import { comparerOf } from './compareExports';
import { compareMany } from './compareMany';
import type { StoredAnswer, StoredQuestion } from './messages';
import { longest, readStored } from './readStored';

/**
 * Reads stored queries, and exports them with two releases.
 * @param reply told how far it is, where there are many, and in the end what came of it
 * @throws if a release does not arrive
 */
export async function compareStored(
  { text: given, from, to }: StoredQuestion,
  reply: (answer: StoredAnswer) => void,
): Promise<void> {
  let text = given;
  if (typeof text !== 'string') {
    const { name, size } = text;
    if (size > longest.all) return reply({ problem: `${name} is larger than ${longest.all / 1_000_000} MB.` });
    try {
      text = await text.text();
    } catch {
      // It was changed or removed after it had been chosen.
      return reply({ problem: `${name} could not be read. Choose it again.` });
    }
  }
  const read = readStored(text);
  if ('problem' in read) return reply(read);
  const compare = await comparerOf(from, to);
  const [first] = read.queries;
  if (first && read.queries.length + read.damaged.length === 1)
    return reply({ query: first.query, all: compare(first.query) });
  reply({ many: compareMany(read, compare, (many) => reply({ many })) });
}
