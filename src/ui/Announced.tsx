import { useEffect } from 'react';
import { announce } from './announce';

/**
 * A sentence that is shown, and said to a screen reader. A region of its own would come together with its words, which many
 * screen readers then leave out.
 */
export function Announced({ children }: { children: string }) {
  useEffect(() => announce(children), [children]);
  return <p>{children}</p>;
}
