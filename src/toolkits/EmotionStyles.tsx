import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';

const newCache = () => createCache({ key: 'css' });
const inBrowser = typeof document === 'undefined' ? undefined : newCache();

/**
 * Puts the styles of an emotion toolkit into the pre-rendered HTML, each once: without a cache for the page emotion
 * writes them again for every element. In the browser emotion takes them over before React does.
 */
export function EmotionStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(() => inBrowser ?? newCache());
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
