import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { startOf } from './startOf';

type Props = { query: string; version: GlobalVersion; versions: GlobalVersion[] };

/** Where to go on when a line has nothing: the other lines, without counts because those would load their indexes. */
export function NoResults({ query, version, versions }: Props) {
  const createSearchLink = useSearchLinkCreator();
  const others = versions.filter(({ name }) => name !== version.name);
  return (
    <>
      <p>Try fewer or other words, or search another version:</p>
      <ul>
        {others.map(({ name, label }) => (
          <li key={name}>
            <Link to={`${createSearchLink(query)}&version=${name}`}>Search {label}</Link>
          </li>
        ))}
      </ul>
      <p>
        New here? Begin with <Link to={startOf(version)}>Getting started</Link>.
      </p>
    </>
  );
}
