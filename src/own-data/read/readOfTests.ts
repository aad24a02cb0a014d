import { problemText } from '../problems';
import { readInput } from './readInput';
import { tables } from './tables';

/** What is read of a text or a file, with its columns by name and its problems in words. */
export const read = (content: BlobPart | BlobPart[], name = '') =>
  readInput(new Blob([content].flat()), name, tables).then((result) => ({
    ...result,
    words: result.problems.map(problemText),
    columns: Object.fromEntries(
      result.set.fields.map(({ label }, index) => [label, result.set.table?.values[index]]),
    ) as Record<string, unknown[]>,
    types: result.set.fields.map(({ type }) => type).join(' '),
    labels: result.set.fields.map(({ label }) => label),
    names: result.set.fields.map(({ name }) => name),
  }));
