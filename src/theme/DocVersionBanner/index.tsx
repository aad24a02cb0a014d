// Change: says on arrival from the version dropdown that this version does not have the page the user came from; and the
// box of the unreleased docs says which release they were tried with, that of old docs how to leave them.

import Link from '@docusaurus/Link';
import { type GlobalDoc, useAllDocsData, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { TriedRelease } from '../../../lines/line';
import { missingParameter } from '../NavbarItem/DocsVersionDropdownNavbarItem/nearestDoc';
import styles from './styles.module.css';

export default function DocVersionBannerWrapper() {
  return (
    <>
      <MissingPage />
      <Banner />
    </>
  );
}

function Banner() {
  const { banner, version } = useDocsVersion();
  if (!banner) return null;
  return (
    <div className={clsx('alert alert--warning', styles.box)} data-search="off">
      <DocVersionBanner className={styles.inside} />{' '}
      {banner === 'unreleased' ? (
        <TriedWith />
      ) : (
        <>
          The <Link to={`/upgrade?from=${version}`}>upgrade assistant</Link> moves your code to a newer release.
        </>
      )}
    </div>
  );
}

/** What npm gave on the day of the capture (lines/installed.test.ts), and what the pages of the line were run with. */
function TriedWith() {
  const { siteConfig } = useDocusaurusContext();
  const { date, installed, release, react } = (siteConfig.customFields as { next: TriedRelease }).next;
  return (
    <>
      On {date}, <code>npm install react-querybuilder</code> brought {installed}
      {installed === release ? ', which this line was tried with' : `; this line was tried with ${release}`}, on React{' '}
      {react}.
    </>
  );
}

function MissingPage() {
  const { label, version } = useDocsVersion();
  const { search } = useLocation();
  const docs = useAllDocsData().default?.versions;
  const [missing, setMissing] = useState<GlobalDoc & { version: string }>();

  // In an effect, because the server's HTML knows no parameters.
  useEffect(() => {
    const id = new URLSearchParams(search).get(missingParameter);
    const others = docs?.filter(({ name }) => name !== version).sort((a, b) => Number(b.isLast) - Number(a.isLast));
    const pages = others?.flatMap((other) => other.docs.map((doc) => ({ ...doc, version: other.label })));
    setMissing(pages?.find((page) => page.id === id));
  }, [search, docs, version]);

  if (!missing) return null;
  const name = missing.id.replace(/^\//, '');
  return (
    <div className="alert alert--info margin-bottom--md" role="status">
      The documentation of {label} has no page <code>{name}</code>; this is the nearest one.{' '}
      <Link to={missing.path}>
        Back to {name} in {missing.version}
      </Link>
    </div>
  );
}
