import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useInsertionEffect, useState } from 'react';

const newCache = () => createCache({ key: 'css' });
const inBrowser = typeof document === 'undefined' ? undefined : newCache();

/**
 * Puts the styles of an emotion toolkit into the pre-rendered HTML, each once: without a cache for the page emotion
 * writes them again for every element. In the browser emotion takes them over before React does. They go with the
 * toolkit, so that another version of it finds none of them.
 */
export function EmotionStyles({ children }: { children: ReactNode }) {
  const [cache] = useState(() => inBrowser ?? newCache());
  // What is drawn in its place adds its own styles after this.
  useInsertionEffect(
    () => () => {
      cache.sheet.flush();
      cache.inserted = {};
    },
    [cache],
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
