import controls from '@site/src/ui/controls.module.css';
import { Answer } from '../../run/Answer';
import { firstAnswer, hasFirstAnswer } from '../../run/firstAnswer';
import { useDemo } from '../../store/state';
import { CompareButton } from './CompareButton';

/** What stands in the results before anything was downloaded for them, and without scripts: the answer of the build. */
export function FirstAnswer({ isBusy = false }: { isBusy?: boolean }) {
  const state = useDemo();
  if (!hasFirstAnswer(state))
    return isBusy ? null : (
      <p>
        {state.row !== undefined && <b>This link asks about one row. </b>}
        Run the query to see the rows that it selects, and why each of them.
      </p>
    );
  return (
    <>
      <Answer {...firstAnswer} isBusy={isBusy} hideCount />
      <p className={controls.note}>
        The first {firstAnswer.rows.length} of {firstAnswer.count}, as SQLite gave them when this page was built.
      </p>
      {!isBusy && <CompareButton />}
    </>
  );
}
