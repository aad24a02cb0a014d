import { type ComponentProps, type ReactNode, useState } from 'react';

type Props = { summary: ReactNode; children: ReactNode } & Pick<ComponentProps<'details'>, 'className'>;

/** A fold whose content is there while it is open: there may be hundreds of them. */
export function LazyDetails({ summary, children, className }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
