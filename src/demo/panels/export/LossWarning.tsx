import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect } from 'react';
import { useRunIntent } from '../../run/runIntent';

const load = () => import('./Loss');

/**
 * Says where the export is taken from that it selects other rows than the query means. It knows once the query is run, and
 * copying stays possible; if it cannot be loaded, the export is there without it, and the results say the same.
 */
export function LossWarning() {
  const isRun = useRunIntent();
  const { part, start } = useLazyPart(load);
  useEffect(() => {
    if (isRun) start().catch(() => {});
  }, [isRun, start]);
  return part ? <part.Loss /> : null;
}
