import { type Hit, underPage } from './underPage';

/** How a search of the modal ended. */
export type Outcome = { failed: true } | { failed: false; query: string; count: number };

type Search = (request: never) => Promise<unknown>;
type Results = { results: { query?: string; nbHits?: number; hits?: Hit[] }[] };

/**
 * A client that groups results by page, tells how each search ended, and answers a failed one as empty: DocSearch leaves such an error
 * uncaught and then shows "no results", because its status returns to idle in the same tick. It announces nothing.
 */
export function watched<Client extends { search: Search }>(client: Client, tell: (outcome: Outcome) => void): Client {
  const search = async (request: never) => {
    try {
      const answer = await client.search(request);
      const { results } = answer as Results;
      const [first] = results;
      tell({ failed: false, query: first?.query ?? '', count: first?.nbHits ?? 0 });
      return { ...(answer as Results), results: results.map((one) => ({ ...one, hits: one.hits?.map(underPage) })) };
    } catch {
      tell({ failed: true });
      return { results: [{ hits: [], nbHits: 0 }] };
    }
  };
  return { ...client, search };
}
