import type { DemoField } from '@site/src/dataset/fields';
import { type ToolkitId, toolkitWithId } from '@site/src/toolkits/registry';
import controls from '@site/src/ui/controls.module.css';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import styles from './AskBeforeDrawing.module.css';
import { rulesIn } from './drawingTime';
import { QueryText } from './QueryText';

type Props = {
  toolkit: ToolkitId;
  query: RuleGroupTypeAny;
  fields: readonly DemoField[];
  /** Milliseconds that drawing it would take. */
  time: number;
  draw: () => void;
};

/** A query that would keep the page busy for long: how long, a button that draws it all the same, and its text. */
export function NotDrawn({ toolkit, query, fields, time, draw }: Props) {
  const name = toolkitWithId(toolkit).label;
  return (
    <>
      <div className={controls.warning}>
        <p role="status">
          <b>This query is not drawn yet.</b> Its {rulesIn(query).toLocaleString('en-US')} rules would keep the page
          busy for about {Math.round(time / 1000)} seconds{toolkit === 'default' ? '' : ` in ${name}`}. The panels below
          work without the builder.
        </p>
        <div className={controls.actions}>
          <button type="button" className={controls.button} onClick={draw}>
            Draw it anyway
          </button>
        </div>
      </div>
      <section aria-label="The query as text" className={styles.text} tabIndex={0}>
        <QueryText query={query} fields={fields} />
      </section>
    </>
  );
}
