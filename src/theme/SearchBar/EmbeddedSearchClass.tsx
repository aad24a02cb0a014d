import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import type { ReactNode } from 'react';
import './modal.css';

/** Marks the page while the embedded engine answers, so that the hosted provider's logo is shown only for their service. */
export function EmbeddedSearchClass({ children }: { children: ReactNode }) {
  const isEmbedded = useAlgoliaThemeConfig().algolia.appId === 'embedded';
  return <HtmlClassNameProvider className={isEmbedded ? 'embedded-search' : ''}>{children}</HtmlClassNameProvider>;
}
