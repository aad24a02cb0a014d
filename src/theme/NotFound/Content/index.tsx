// Change: offers ways on, in the docs those of the line. The stock text asks the reader to write to the owner of another
// site. Title and robots are here, because under a docs line this is all that Docusaurus renders of a not-found page.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { type GlobalVersion, useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { useLazyPart } from '@site/src/components/useLazyPart';
import { useEffect } from 'react';

// Every docs page has this component in its script; what only a missing page needs arrives with one.
const load = () => import('./Nearest');
const latestIntro = '/docs/intro';

export default function NotFoundContent() {
  const { pathname } = useLocation();
  const version = useActiveVersion(undefined) as GlobalVersion | undefined;
  const { part, start } = useLazyPart(load);
  useEffect(() => {
    start().catch(() => {}); // the other links are there
  }, [start]);
  // In the line's own letters: under /DOCS the router has rendered no line.
  const isInLine = version && `${pathname}/`.startsWith(`${version.path}/`);
  return (
    <main className="container margin-vert--xl">
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page Not Found</h1>
      <p>
        {isInLine ? `The documentation of ${version.label} has no page at this address.` : 'This page doesn’t exist.'}{' '}
        It may have moved, or belong to another version.
      </p>
      <ul>
        <li>
          <Link to={isInLine ? `${version.path}/intro` : latestIntro}>
            Getting started{isInLine && ` with ${version.label}`}
          </Link>
        </li>
        {part && (isInLine ? <part.NearestInLine version={version} /> : <part.NearestOnSite />)}
        {isInLine && !version.isLast && (
          <li>
            <Link to={latestIntro}>Documentation of the latest version</Link>
          </li>
        )}
        <li>
          <Link to="/demo">Demo</Link>
        </li>
        <li>
          <Link to="/search">Search the documentation</Link>
        </li>
      </ul>
    </main>
  );
}
