import { HomePage } from '@site/src/home';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout description="Documentation site for React Query Builder, a query builder component for React.">
      <HomePage />
    </Layout>
  );
}
