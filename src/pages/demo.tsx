import { DemoPage } from '@site/src/demos/DemoPage';
import Layout from '@theme/Layout';

export default function Demo() {
  return (
    <Layout
      title="Demo"
      description="A live query builder on a table of movies, with its query in nine export formats."
    >
      <DemoPage />
    </Layout>
  );
}
