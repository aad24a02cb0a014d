import Link from '@docusaurus/Link';
import { migratePage } from '@site/packages/upgrade';
import { UpgradePage } from '@site/src/upgrade/page/UpgradePage';
import Layout from '@theme/Layout';

const description =
  'Checks your code for what changes between two major releases of react-querybuilder, and rewrites what it safely can.';

export default function Upgrade() {
  return (
    <Layout title="Upgrade assistant" description={description}>
      {/* The address says what is shown, and no HTML: the scripts start by themselves (plugins/first-view). */}
      <main className="container margin-vert--lg" data-start="painted">
        <h1>Upgrade assistant</h1>
        <p>
          Paste code that uses React Query Builder. The assistant lists each place that breaks or behaves differently in
          a newer release, and rewrites what it can change safely. Your code stays in your browser.
        </p>
        <noscript>
          <p>The assistant needs JavaScript. These pages list the same changes:</p>
          <ul>
            <li>
              <Link to={migratePage(4)}>Migrate from release 3 to 4</Link>
            </li>
            <li>
              <Link to={migratePage(5)}>Migrate from release 4 to 8</Link>, one release after the other
            </li>
          </ul>
        </noscript>
        <UpgradePage />
      </main>
    </Layout>
  );
}
