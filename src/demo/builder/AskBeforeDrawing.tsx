import type { DemoField } from '@site/src/dataset/fields';
import type { ToolkitId } from '@site/src/toolkits/registry';
import { announce } from '@site/src/ui/announce';
import { Late } from '@site/src/ui/Late';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import styles from './AskBeforeDrawing.module.css';
import { drawingTime, idsIn, mostUnasked, rulesIn } from './drawingTime';

type Props = {
  toolkit: ToolkitId;
  query: RuleGroupTypeAny;
  fields: readonly DemoField[];
  children: ReactNode;
};

const loadNotDrawn = () => import('./NotDrawn');

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
  const draw = () => {
    setAgreed(query);
    announce(`Drawing ${rulesIn(query).toLocaleString('en-US')} rules`);
    // The button goes.
    requestAnimationFrame(() => box.current?.focus());
  };
  return (
    <Late load={loadNotDrawn}>
      {({ NotDrawn }) => <NotDrawn toolkit={toolkit} query={query} fields={fields} time={time} draw={draw} />}
    </Late>
  );
}
