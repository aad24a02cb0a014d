import { isGroup, isIndependent, itemAt, pathOf } from '@site/packages/query';
import { type Direction, moveTarget } from '@site/src/query/moveTarget';
import { spokenPath } from '@site/src/toolkits/spokenPath';
import { announce } from '@site/src/ui/announce';
import { createContext, forwardRef, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import type { Controls, DragHandleProps, RuleGroupTypeAny } from 'react-querybuilder';
import type { Library } from '../releases/DemoRelease';
import styles from './MoveButtons.module.css';

type Mover = {
  canMove: (path: number[], direction: Direction) => boolean;
  move: (path: number[], direction: Direction) => void;
  /** "rule 2.1" */
  name: (path: number[]) => string;
};

const MoveContext = createContext<Mover | null>(null);

type MoveProviderProps = {
  query: RuleGroupTypeAny;
  onQueryChange: (query: RuleGroupTypeAny) => void;
  isLocked: boolean;
  /** Of the release that is shown. */
  move: Library['move'];
  /** The handle of the toolkit, or of the release. */
  handle: Controls['dragHandle'];
  children: ReactNode;
};

/** Lets the buttons inside move rules and groups by key, and keeps the focus on the button that was pressed. */
export function MoveProvider({ query, onQueryChange, isLocked, move, handle, children }: MoveProviderProps) {
  const host = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; direction: Direction }>();

  useEffect(() => {
    const { current } = moved;
    const path = current && pathOf(query, current.id);
    if (!path) return;
    moved.current = undefined;
    const id = CSS.escape(current.id);
    const row = host.current?.querySelector(`[data-rule-id="${id}"], [data-rule-group-id="${id}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${current.direction}"]`)?.focus();
    announce(`Moved to ${spokenPath(path, isIndependent(query))}`);
  }, [query]);

  const mover = useMemo<Mover>(
    () => ({
      canMove: (path, direction) => !isLocked && moveTarget(query, path, direction) !== undefined,
      move(path, direction) {
        const target = moveTarget(query, path, direction);
        const id = itemAt(query, path)?.id;
        if (!target || isLocked || id === undefined) return;
        moved.current = { id, direction };
        onQueryChange(move(query, path, target));
      },
      name: (path) => {
        const item = itemAt(query, path);
        return `${item && isGroup(item) ? 'group' : 'rule'} ${spokenPath(path, isIndependent(query))}`;
      },
    }),
    [query, onQueryChange, isLocked, move],
  );
  return (
    <div ref={host}>
      <HandleContext.Provider value={handle}>
        <MoveContext.Provider value={mover}>{children}</MoveContext.Provider>
      </HandleContext.Provider>
    </div>
  );
}

const arrows = { up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5', down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5' };

function MoveButton({ path, direction, disabled }: { path: number[]; direction: Direction; disabled?: boolean }) {
  const mover = useContext(MoveContext);
  if (!mover) return null;
  const isOff = disabled || !mover.canMove(path, direction);
  return (
    // Not `disabled`: the button at the end of its way keeps the focus.
    <button
      type="button"
      className={styles.moveButton}
      data-move={direction}
      aria-disabled={isOff}
      aria-label={`Move ${mover.name(path)} ${direction}`}
      onClick={() => !isOff && mover.move(path, direction)}
    >
      <svg
        width="14"
        height="14"
        viewBox="0 0 16 16"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      >
        <path d={arrows[direction]} />
      </svg>
    </button>
  );
}

const HandleContext = createContext<Controls['dragHandle'] | null>(null);

/** A toolkit's drag handle, with the two buttons beside it. */
export const HandleWithMoveButtons = forwardRef<HTMLSpanElement, DragHandleProps>((props, ref) => {
  const Handle = useContext(HandleContext);
  if (!Handle) return null;
  return (
    <>
      <span className={styles.handle}>
        <Handle {...props} ref={ref} />
      </span>
      <span className={styles.move}>
        <MoveButton path={props.path} direction="up" disabled={props.disabled} />
        <MoveButton path={props.path} direction="down" disabled={props.disabled} />
      </span>
    </>
  );
});
HandleWithMoveButtons.displayName = 'HandleWithMoveButtons';
