// Change: reads "This page crashed." outside the layout too, where the stock text lacks the full stop. Written anew,
// because the stock component has the text inside. A file that did not arrive is told in words for people.

import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { failureText } from '@site/src/ui/LoadState/failureText';
import type { Props } from '@theme/Error';
import Layout from '@theme/Layout';

function CrashScreen({ error, tryAgain }: Props) {
  return (
    <main className="crash-screen">
      <h1>This page crashed.</h1>
      <p>{failureText(error)}</p>
      <button type="button" className="button button--primary" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}

/** Inside the layout where the layout still works, and alone where it was the layout that crashed. */
export default function ErrorPage(props: Props) {
  return (
    <RouteContextProvider value={{ plugin: { name: 'site-error', id: 'default' } }}>
      <ErrorBoundary fallback={() => <CrashScreen {...props} />}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>
          <CrashScreen {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
