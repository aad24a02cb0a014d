import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { type ComponentProps, Fragment } from 'react';
import { suggestions } from '../SearchBar/suggestions';
import { startOf } from './startOf';

type Props = {
  query: string;
  version: GlobalVersion;
  versions: GlobalVersion[];
  /** Of all links; the modal's take the place of its own entry in the history. */
  link?: Pick<ComponentProps<typeof Link>, 'replace' | 'onClick'>;
};

/** Where to go on when a line has nothing: the other lines, without counts because those would load their indexes. */
export function NoResults({ query, version, versions, link }: Props) {
  const createSearchLink = useSearchLinkCreator();
  const others = versions.filter(({ name }) => name !== version.name);
  return (
    <>
      <p>No page about {query}. Check the spelling, try fewer or other words, or search another version:</p>
      <ul>
        {others.map(({ name, label }) => (
          <li key={name}>
            <Link {...link} to={`${createSearchLink(query)}&version=${name}`}>
              Search {label}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        Or search {version.label} for{' '}
        {suggestions.map((text, at) => (
          <Fragment key={text}>
            {at > 0 && ', '}
            <Link {...link} to={`${createSearchLink(text)}&version=${version.name}`}>
              {text}
            </Link>
          </Fragment>
        ))}
        .
      </p>
      <p>
        New here? Begin with{' '}
        <Link {...link} to={startOf(version)}>
          Getting started
        </Link>
        .
      </p>
    </>
  );
}
