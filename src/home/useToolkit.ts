import type { ToolkitAdapter } from '@site/src/toolkits/adapter';
import { adapters } from '@site/src/toolkits/adapters';
import type { ToolkitOf } from '@site/src/toolkits/registry';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { useCallback, useEffect, useState } from 'react';

export type HomeToolkit = ToolkitOf<'5'>;
type Drawn = { id: HomeToolkit; adapter?: ToolkitAdapter };

const plain: Drawn = { id: 'default' };

/** Fetches what draws a toolkit; the library without one comes with the page. */
export const loadToolkit = async (id: HomeToolkit): Promise<Drawn> =>
  id === 'default' ? plain : { id, ...(await adapters[5][id]()) };

/**
 * The toolkit that is drawn: the chosen one as soon as it is there, until then the one before.
 * @returns it, and the props of `LoadState`
 */
export function useToolkit(chosen: HomeToolkit) {
  const [drawn, setDrawn] = useState(plain);
  const load = useCallback(() => loadToolkit(chosen), [chosen]);
  const { part, ...loading } = useLoadedPart(load);
  useEffect(() => {
    if (part) setDrawn(part);
  }, [part]);
  return { drawn, loading };
}
