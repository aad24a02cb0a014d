import { createStore, del, get, keys, set as put } from 'idb-keyval';
import * as v from 'valibot';
import { isPackedTable } from '../../dataset/packedTable';
import { VisitorError } from '../../loading/VisitorError';
import { columnOf } from '../builderField';
import type { DataSet } from '../DataSet';
import { canHaveRows, dataSetSchema } from '../dataSetSchema';

/** The database of this browser that has them, by their names. */
const store = () => createStore('react-querybuilder-data', 'sets');

/** What the browser says, in words for the visitor: storage can be denied, or full. */
function refusal(error: unknown): VisitorError {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new VisitorError(
    isFull
      ? 'This browser has no room left for it. Delete another set, or keep the file.'
      : 'This browser does not let the page store anything. Private windows and strict settings do that.',
    { cause: error },
  );
}

const told = async <Result>(act: () => Promise<Result>): Promise<Result> => {
  try {
    return await act();
  } catch (error) {
    throw refusal(error);
  }
};

/** Names of the sets that the visitor has saved in this browser. */
export const savedNames = (): Promise<string[]> =>
  told(async () => (await keys(store())).filter((key): key is string => typeof key === 'string').sort());

/**
 * Saves a set with its rows, if it has any, in this browser, in the place of one with the same name.
 * @throws {VisitorError} when the browser has no room, or stores nothing
 */
export const saveSet = ({ name, fields, table }: DataSet): Promise<void> =>
  told(() => put(name, { name, fields, ...((table?.values[0]?.length ?? 0) > 0 && { table }) }, store()));

/** Deletes a set from this browser. */
export const removeSaved = (name: string): Promise<void> => told(() => del(name, store()));

/**
 * A set as it was saved.
 * @throws {VisitorError} when it is gone or damaged: whatever is stored may have been changed by another program
 */
export async function savedSet(name: string): Promise<DataSet> {
  const stored: unknown = await told(() => get(name, store()));
  const { success, output } = v.safeParse(dataSetSchema, stored);
  if (!success) throw new VisitorError(`“${name}” is damaged or gone. Open its file again.`);
  const { table } = stored as { table?: unknown };
  if (table === undefined) return output;
  if (!canHaveRows(output) || !isPackedTable(table, output.fields.map(columnOf)))
    throw new VisitorError(`The rows of “${name}” are damaged. Open its file again.`);
  return { ...output, table };
}
