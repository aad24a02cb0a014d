import type { DemoState } from './state';

/** Whether the rows of a state are those of a table of this site that is yet to come. */
export const lacksSiteRows = ({ data }: DemoState): boolean => data?.rowsOf !== undefined && !data.table;

/**
 * A state with the rows that a link or a file names in their place.
 * @throws when the table does not arrive
 */
export async function withSiteRows(state: DemoState): Promise<DemoState> {
  if (!state.data || !lacksSiteRows(state)) return state;
  const { withMusicians } = await import('@site/src/own-data/musicians');
  return { ...state, data: withMusicians(state.data) };
}
