import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ColorMode } from '../../adapter';
import { cssVarClass } from './theme';

/**
 * antd's styles of what is rendered, for the pre-rendered HTML: antd writes none on the server by itself. The variables
 * of the dark algorithm come after those of the light one and count where the site is dark. Only the server's bundle has
 * this module (plugins/bundle/serverOnly.ts).
 */
export function serverStyles(render: (mode: ColorMode) => ReactNode): string {
  const extract = (mode: ColorMode, options: Parameters<typeof extractStyle>[1]) => {
    const cache = createCache();
    renderToStaticMarkup(<StyleProvider cache={cache}>{render(mode)}</StyleProvider>);
    return extractStyle(cache, options);
  };
  const ofScope = new RegExp(`\\.${cssVarClass}(?=[.{])`, 'g');
  const dark = extract('dark', { plain: true, types: ['token', 'cssVar'] });
  return extract('light', { plain: true }) + dark.replace(ofScope, `[data-theme="dark"] [data-toolkit="antd"] $&`);
}
