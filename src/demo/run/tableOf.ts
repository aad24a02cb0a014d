import { asColumn } from '@site/src/dataset/extraFields';
import type { Shown } from '@site/src/dataset/loadTable';
import type { About } from '../releases/useFields';

/** Whether there are rows to be selected; a link to a visitor's own data brings the fields alone. */
export const hasRows = ({ data }: Pick<About, 'data'>): boolean => data === undefined || data.table !== undefined;

/** The table that queries are run on. */
export const tableOf = ({ data, extraFields }: About): Shown => ({
  own: data?.table,
  extra: extraFields.map(asColumn),
});

/** What its rows are called. */
export const rowsName = ({ data }: Pick<About, 'data'>): string => (data ? 'rows' : 'movies');
