import { grouped } from '@site/src/dataset/countInWords';
import { release5 } from '@site/src/demo/releases/5';
import { keepRelease } from '@site/src/demo/releases/loaded';
import { Answer, type AnswerOf } from '@site/src/demo/run/Answer';
import { useResults } from '@site/src/demo/run/results';
import { SpokenResult } from '@site/src/demo/run/SpokenResult';
import { hasRows, rowsName } from '@site/src/demo/run/tableOf';
import { WithoutRows } from '@site/src/demo/run/WithoutRows';
import { rowAt } from '@site/src/engines/explainRows';
import { LoadState } from '@site/src/ui/LoadState';

// It runs the demo's query without a page of the demo, which would bring the release.
keepRelease(release5);

/** How many rows are shown; the demo shows all. */
const most = 3;
/** How many columns of a visitor's own data are. */
const mostColumns = 5;

/**
 * What the query on the home page selects, by the engine of the chosen format.
 * @param before what stands there until the first answer
 */
export function LiveAnswer({ before }: { before: AnswerOf }) {
  const { asked, table, ran, failure, isBusy, retry } = useResults();
  if (!hasRows(asked)) return <WithoutRows about={asked} />;
  if (failure !== undefined) return <LoadState error={failure} retry={retry} pastDelay />;
  const message = ran?.lost ?? ran?.answer?.error?.message;
  if (message !== undefined)
    return (
      <p role="alert">
        The engine has no answer: {message}{' '}
        <button type="button" className="button button--outline button--primary button--sm" onClick={retry}>
          Retry
        </button>
      </p>
    );
  if (!table || !ran?.answer) return <Answer {...before} isBusy />;
  const { rows } = ran.answer;
  const total = table.values[0]?.length ?? 0;
  return (
    <>
      <Answer
        count={rows.length}
        total={total}
        rows={[...rows.slice(0, most)].map((row) => rowAt(table, row))}
        isBusy={isBusy}
        {...(asked.data && { fields: asked.data.fields.slice(0, mostColumns) })}
      />
      <SpokenResult text={`${grouped(rows.length)} of ${grouped(total)} ${rowsName(asked)} match`} isFinal={!isBusy} />
    </>
  );
}
