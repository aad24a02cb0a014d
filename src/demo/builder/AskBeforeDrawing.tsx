import type { DemoField } from '@site/src/dataset/fields';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { toolkits } from '@site/src/toolkits/registry';
import controls from '@site/src/ui/controls.module.css';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { announce } from '../page/announcements';
import styles from './AskBeforeDrawing.module.css';
import { drawingTime, idsIn, mostUnasked, rulesIn } from './drawingTime';
import { QueryText } from './QueryText';

type Props = {
  toolkit: ToolkitId;
  query: RuleGroupTypeAny;
  fields: readonly DemoField[];
  children: ReactNode;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Around a builder: where drawing what it does not show yet would keep the page busy for long, it shows the query as text and
 * asks first. Rules that the user adds one by one are no such case, however many they become.
 */
export function AskBeforeDrawing({ toolkit, query, fields, children }: Props) {
  /** What the builder shows. */
  const drawn = useRef(nothing);
  const [agreed, setAgreed] = useState<RuleGroupTypeAny>();
  const box = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => idsIn(query), [query]);
  const time = drawingTime(toolkit, ids.filter((id) => !drawn.current.has(id)).length);
  const asks = time > mostUnasked && agreed !== query;
  useEffect(() => {
    drawn.current = asks ? nothing : new Set(ids);
  }, [asks, ids]);
  if (!asks)
    return (
      <div ref={box} tabIndex={-1} className={styles.builder}>
        {children}
      </div>
    );
  const rules = rulesIn(query).toLocaleString('en-US');
  const name = toolkits.find(({ id }) => id === toolkit)?.label;
  const draw = () => {
    setAgreed(query);
    announce(`Drawing ${rules} rules`);
    // The button goes.
    requestAnimationFrame(() => box.current?.focus());
  };
  return (
    <>
      <div className={controls.warning}>
        <p role="status">
          <b>This query is not drawn yet.</b> Its {rules} rules would keep the page busy for about{' '}
          {Math.round(time / 1000)} seconds{toolkit === 'default' ? '' : ` in ${name}`}. The panels below work without
          the builder.
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
