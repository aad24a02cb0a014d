import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { startOf } from './startOf';

/** What the page offers where no script runs, in place of the form. */
export function WithoutScript({ version }: { version: GlobalVersion }) {
  return (
    <noscript>
      <p>
        Searching needs JavaScript. Without it, begin with <Link to={startOf(version)}>Getting started</Link>, or look
        through the pages by subject: <Link to="/docs/category/api">API</Link> and{' '}
        <Link to="/docs/category/tips--tricks">Tips &amp; tricks</Link>.
      </p>
    </noscript>
  );
}
