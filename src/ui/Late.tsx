import type { ReactNode } from 'react';
import { LoadState } from './LoadState';
import { useLoadedPart } from './useLoadedPart';

type Props<Part> = {
  /** Dynamic import of the part, the same function each time. */
  load: () => Promise<Part>;
  /** Renders it once it is there. */
  children: (part: Part) => ReactNode;
};

/** What few visitors see, and comes when it is there to be seen. */
export function Late<Part>({ load, children }: Props<Part>) {
  const { part, ...loading } = useLoadedPart(load);
  return <>{part ? children(part) : <LoadState {...loading} />}</>;
}
