import { DemoPage } from '@site/src/demos/DemoPage';
import { plain } from '@site/src/demos/toolkits/default/adapter';
import Layout from '@theme/Layout';

export default function Demo() {
  return (
    <Layout
      title="Demo"
      description="A live query builder on a table of movies, with its query in nine export formats."
    >
      <DemoPage adapter={plain} title="Demo" />
    </Layout>
  );
}
