// Change: a page of our own. The stock one shows nothing when a search fails, always starts with the first version
// (Next), forgets the version in its address, waits 300 ms after each key and has the provider's logo built in.

import styles from '!!raw-loader!./page.css';
import Head from '@docusaurus/Head';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { longestQuery } from '@site/plugins/search/longestQuery';
import { embeddedAppId } from '@site/plugins/search/records';
import { Style } from '@site/src/ui/Style';
import Layout from '@theme/Layout';
import { useEffect, useRef } from 'react';
import { SearchFailure } from '../SearchBar/SearchFailure';
import { NoResults } from './NoResults';
import { ResultList } from './ResultList';
import { type Results, useResults } from './useResults';
import { useSearchAddress } from './useSearchAddress';
import { WithoutScript } from './WithoutScript';

export default function SearchPage() {
  return (
    <Layout>
      <Search />
    </Layout>
  );
}

/** The page below its layout, which holds the visitor's preferred version. */
function Search() {
  const { query, text, version, versions, type, endTyping, choose } = useSearchAddress();
  const results = useResults(query, version.name);
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      {/* Here and not in the head, whose styles Docusaurus leaves out of the static page. */}
      <Style>{styles}</Style>
      <main className="container margin-vert--lg search-page">
        <h1>{title}</h1>
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            endTyping();
          }}
        >
          <input
            type="search"
            name="q"
            aria-label="Search"
            placeholder="Type your search here"
            autoComplete="off"
            maxLength={longestQuery}
            // biome-ignore lint/a11y/noAutofocus: searching is what this page is for
            autoFocus
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={endTyping}
          />
          <select
            aria-label="Documentation version"
            value={version.name}
            onChange={(event) => choose(event.target.value)}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <WithoutScript version={version} />
        <Outcome query={query} version={version} versions={versions} {...results} />
      </main>
    </>
  );
}

type OutcomeProps = Results & { query: string; version: GlobalVersion; versions: GlobalVersion[] };

function Outcome({ query, version, versions, found, status, more, retry }: OutcomeProps) {
  const hasHosted = useAlgoliaThemeConfig().algolia.appId !== embeddedAppId;
  const button = useRef<HTMLButtonElement>(null);
  const hasMore = Boolean(found && found.page + 1 < found.pages);
  useEffect(() => {
    if (!hasMore || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '200px' });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [hasMore, more]);
  const isFailed = status === 'failed';
  const shown = query && !isFailed ? found : undefined;
  return (
    <>
      <p role="status" className="search-count">
        {shown && countOf(shown.count, shown.query)}
      </p>
      {isFailed && <SearchFailure retry={retry} />}
      {shown && shown.count > 0 && <ResultList hits={shown.hits} />}
      {shown?.count === 0 && <NoResults query={shown.query} version={version} versions={versions} />}
      {query && !found && status === 'loading' && <p>Searching…</p>}
      {query && hasMore && !isFailed && (
        <button type="button" ref={button} className="button button--secondary" onClick={more}>
          More results
        </button>
      )}
      {hasHosted && (
        <p>
          <a href="https://www.algolia.com/">Search by Algolia</a>
        </p>
      )}
    </>
  );
}

function countOf(count: number, query: string): string {
  if (count === 0) return `No results for "${query}"`;
  return count === 1 ? 'One document found' : `${count} documents found`;
}
