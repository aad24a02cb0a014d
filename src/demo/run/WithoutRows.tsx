import type { About } from '../releases/useFields';

/** Why nothing is run on a visitor's own data: a schema has no rows, and a link only those that it was asked to carry. */
export function WithoutRows({ about: { data } }: { about: Pick<About, 'data'> }) {
  return (
    <p role="status">
      The query is about “{data?.name}”, of which this page has the fields and no rows. Open or paste the rows under
      “Data” to run the query.
    </p>
  );
}
