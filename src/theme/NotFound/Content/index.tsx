// Change: offers ways on, in the docs those of the line. The stock text asks the reader to write to the owner of another
// site. Title and robots are here, because under a docs line this is all that Docusaurus renders of a not-found page.
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { type GlobalVersion, useActiveVersion, useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { useEffect } from 'react';

// Every docs page has this component in its script; what only a missing page needs arrives with one.
const load = () => import('./Suggestions');

/** Parts of the site that everybody can go on with. */
const sections = { '/demo': 'Demo', '/upgrade': 'Upgrade assistant', '/search': 'Search the documentation' };

export default function NotFoundContent() {
  const { pathname } = useLocation();
  const versions = (useAllDocsData().default?.versions ?? []) as GlobalVersion[];
  const active = useActiveVersion(undefined) as GlobalVersion | undefined;
  const { part, start } = useLazyPart(load);
  const isBrowser = useIsBrowser();
  useEffect(() => {
    start().catch(() => {}); // the other links are there
  }, [start]);
  // In the line's own letters: under /DOCS the router has rendered no line.
  const own = active && `${pathname}/`.startsWith(`${active.path}/`) ? active : undefined;
  const first = own ?? versions.find(({ isLast }) => isLast);
  const number = isBrowser ? /\/docs\/v?(\d+)[^/]*(\/|$)/i.exec(pathname)?.[1] : undefined;
  const isUnknown = number !== undefined && !versions.some(({ name }) => name === number);
  return (
    <main className="container margin-vert--xl">
      <PageMetadata title="Page Not Found" />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1>Page Not Found</h1>
      <p>
        {isUnknown
          ? `This site has no documentation of version ${number}: it has ${versions.map(({ label }) => label).join(', ')}.`
          : own
            ? `The documentation of ${own.label} has no page at this address. It may have moved, or belong to another version.`
            : 'This page doesn’t exist. It may have moved, or belong to another version.'}
      </p>
      {part && <part.Suggestions />}
      <h2>Sections of this site</h2>
      <ul>
        {first && (
          <li>
            <Link to={`${first.path}/intro`}>Getting started{own && ` with ${own.label}`}</Link>
          </li>
        )}
        {versions
          .filter((version) => version !== first)
          .map(({ name, label, path }) => (
            <li key={name}>
              <Link to={`${path}/intro`}>Documentation of {label}</Link>
            </li>
          ))}
        {Object.entries(sections).map(([path, label]) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
