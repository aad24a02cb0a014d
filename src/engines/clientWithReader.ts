import type { PackedTable } from '../dataset/packedTable';
import { VisitorError } from '../loading/VisitorError';
import type { EngineClient } from './client';
import { messageOf, QueryRefused } from './Engine';
import type { EngineDescriptor } from './EngineDescriptor';
import { tooLarge } from './tooLarge';

/**
 * A client that takes exports as the library writes them, and gives its engine what `read` makes of them. An export that
 * cannot be read is a refusal, as if the engine had said so.
 * @throws {VisitorError} from `run`, if what reads exports cannot be loaded
 */
export function clientWithReader(
  client: EngineClient,
  read: NonNullable<EngineDescriptor['read']>,
  table: () => Promise<Pick<PackedTable, 'columns'>>,
): EngineClient {
  const run: EngineClient['run'] = async (exported, options) => {
    // On their way side by side: the engine, the table, and the code that reads.
    client.warm();
    const { columns } = await table();
    let query: unknown;
    try {
      query = await read(exported, columns);
    } catch (error) {
      const large = tooLarge(messageOf(error));
      if (!large && !(error instanceof QueryRefused))
        throw new VisitorError('What reads the export could not be loaded.', { cause: error });
      const { message, position } = large ? new QueryRefused(large) : (error as QueryRefused);
      return { rows: new Uint32Array(), error: position === undefined ? { message } : { message, position }, took: 0 };
    }
    return client.run(query, options);
  };
  return { ...client, run };
}
