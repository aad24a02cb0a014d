// Change: marks the prerendered not-found page, so that src/clientModules/notFound.ts renders it afresh.
import Head from '@docusaurus/Head';
import NotFound from '@theme-original/NotFound';

export default function MarkedNotFound() {
  return (
    <>
      <Head>
        <meta name="prerendered" content="not-found" />
      </Head>
      <NotFound />
    </>
  );
}
