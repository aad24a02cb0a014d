import { createDOMRenderer, RendererProvider, renderToStyleElements } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Fluent's styles of what is rendered, for the pre-rendered HTML. Only the server's bundle has this module
 * (plugins/bundle/serverOnly.ts).
 */
export function serverStyles(builder: ReactNode): string {
  const renderer = createDOMRenderer();
  renderToStaticMarkup(<RendererProvider renderer={renderer}>{builder}</RendererProvider>);
  return renderToStyleElements(renderer)
    .map(({ props: { media, dangerouslySetInnerHTML } }) =>
      media ? `@media ${media}{${dangerouslySetInnerHTML.__html}}` : dangerouslySetInnerHTML.__html,
    )
    .join('');
}
