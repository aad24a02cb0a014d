// Change: says on arrival from the version dropdown that this version does not have the page the user came from; and the
// box of the unreleased docs says which release they document, that of old docs how to leave them.

import Link from '@docusaurus/Link';
import { type GlobalDoc, useAllDocsData, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DocVersionBanner from '@theme-original/DocVersionBanner';
import { useEffect, useState } from 'react';
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
  const { unreleasedNote } = useDocusaurusContext().siteConfig.customFields as { unreleasedNote: string };
  if (!banner) return null;
  return (
    <div className="alert alert--warning margin-bottom--md">
      <DocVersionBanner className={styles.inside} />
      <div className="margin-top--md">
        {banner === 'unreleased' ? (
          unreleasedNote
        ) : (
          <>
            The <Link to={`/upgrade?from=${version}`}>upgrade assistant</Link> moves your code to a newer release.
          </>
        )}
      </div>
    </div>
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
    const home = others?.find((other) => other.docs.some((doc) => doc.id === id));
    const doc = home?.docs.find((candidate) => candidate.id === id);
    setMissing(home && doc && { ...doc, version: home.label });
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
