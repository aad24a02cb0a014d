import { UpgradePage } from '@site/src/upgrade/page/UpgradePage';
import Layout from '@theme/Layout';

const description =
  'Checks your code for what changes between two major releases of react-querybuilder, and rewrites what it safely can.';

export default function Upgrade() {
  return (
    <Layout title="Upgrade assistant" description={description}>
      <main className="container margin-vert--lg">
        <h1>Upgrade assistant</h1>
        <p>
          Paste code that uses React Query Builder. The assistant lists each place that breaks or behaves differently in
          a newer release, and rewrites what it can change safely. Your code stays in your browser.
        </p>
        <noscript>
          <p>The assistant needs JavaScript. The migration guides list the same changes.</p>
        </noscript>
        <UpgradePage />
      </main>
    </Layout>
  );
}
