import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import pairs from 'line-changes';
import { useEffect, useRef, useState } from 'react';
import { type Part, pairAt } from '../../ChangesLinks/pairs';
import { ChangesByPage } from '../ChangesByPage';
import type { LineChanges } from '../changes';
import styles from '../styles.module.css';

const titleOf = ([older, newer]: { label: string }[], part: Part) =>
  `Changes from ${older?.label} to ${newer?.label}${part && ': API'}`;

/** A page of two lines: what changed between them in the API, or in the rest of the docs, by page of the docs. */
export default function ChangesPage() {
  const { pathname } = useLocation();
  const { older, newer } = pairAt(pathname, useVersions(undefined));
  const changes = Object.values(pairs).find(
    ({ lines: [before, after] }) => before.label === older.label && after.label === newer.label,
  );
  const part = /\/api\/?$/.test(pathname) ? '/api' : '';
  const title = titleOf([older, newer], part);
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={`What changed in the ${part ? 'API' : 'docs'}, the types and the outputs between ${older.label} and ${newer.label} of react-querybuilder, page by page.`}
      />
      <main className="container margin-vert--lg" data-search="off">
        <article className={styles.changes}>
          <h1>{title}</h1>
          {changes ? (
            <div>
              <Introduction changes={changes} part={part} />
              <ChangesByPage changes={changes} part={part} />
            </div>
          ) : (
            <Kept key={pathname} address={pathname} />
          )}
        </article>
      </main>
    </Layout>
  );
}

/**
 * The list as the page's HTML has it: no script has its data, and React leaves the HTML alone. Who comes back from another
 * page of the site comes without the HTML, so it is fetched.
 */
function Kept({ address }: { address: string }) {
  const host = useRef<HTMLDivElement>(null);
  const [html, setHtml] = useState('');
  useEffect(() => {
    if (host.current?.hasChildNodes()) return;
    let isCurrent = true;
    htmlAt(address).then(
      (fetched) => isCurrent && setHtml(fetched),
      // Whatever is wrong, the browser or the visitor's copy of the site says it better.
      () => isCurrent && location.reload(),
    );
    return () => {
      isCurrent = false;
    };
  }, [address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place that the address names has come only now
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [html]);
  return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The list in the HTML of a page of this build. */
async function htmlAt(address: string): Promise<string> {
  const response = await fetch(address);
  // The list alone: this document's policy does not know the styles that the other page has in its head.
  const [article = ''] = /<article[\s>].*<\/article>/s.exec(await response.text()) ?? [];
  const page = new DOMParser().parseFromString(article, 'text/html');
  const list = page.querySelector('article > div');
  if (!response.ok || !list) throw new Error(`${address}: ${response.status}`);
  return list.innerHTML;
}

function Introduction({ changes, part }: { changes: LineChanges; part: Part }) {
  const [older, newer] = changes.lines;
  const [pair] = Object.entries(pairs).find(([, each]) => each === changes) ?? [];
  const otherPart = part ? '' : '/api';
  const others = Object.entries(pairs).filter(([, other]) => other !== changes);
  return (
    <>
      <p>
        This page compares the {part ? 'API pages' : 'docs'} of <Link to={`${older.path}/intro`}>{older.label}</Link>{' '}
        (react-querybuilder {older.release}) with those of <Link to={`${newer.path}/intro`}>{newer.label}</Link> (
        {newer.release}). It is computed from the pages of both versions, from the types of both releases, and from what
        the same samples print on both. The reasons, and what to do, are in{' '}
        <Link to={`${newer.path}/migrate`}>Migrate</Link>.
      </p>
      <p>
        {part ? 'All pages but those of the API: ' : 'The API pages: '}
        <Link to={`/docs/changes/${pair}${otherPart}`}>{titleOf(changes.lines, otherPart)}</Link>.
      </p>
      <p>
        Other versions:{' '}
        {others.map(([id, { lines }], index) => (
          <span key={id}>
            {index > 0 && ', '}
            <Link to={`/docs/changes/${id}${part}`}>
              {lines[0].label} to {lines[1].label}
            </Link>
          </span>
        ))}
        .
      </p>
    </>
  );
}
