import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot, type Root } from 'react-dom/client';

declare global {
  interface Window {
    docusaurusRoot?: Root;
  }
}

/**
 * 404.html is served at any unknown address, and under `/docs/4/…` the router renders that line's layout around the
 * not-found text: hydrating would fail (React errors 418 and 423). Docusaurus renders into an existing root if there
 * is one, so such a page gets a fresh root instead of hydration.
 */
if (ExecutionEnvironment.canUseDOM && document.querySelector('meta[name="prerendered"][content="not-found"]')) {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot ??= createRoot(container);
}
