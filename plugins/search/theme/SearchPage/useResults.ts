import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchHit } from '@site/plugins/search/engine/answer';
import { defaultTag } from '@site/plugins/search/records';
import { liteClient } from 'algoliasearch/lite';
import { useCallback, useEffect, useMemo, useState } from 'react';

type Found = { query: string; version: string; hits: SearchHit[]; count: number; page: number; pages: number };
export type Results = {
  /** What was found last; it stays until the next answer. */
  found: Found | undefined;
  status: 'idle' | 'loading' | 'failed';
  /** Asks for the next portion of results. */
  more: () => void;
  /** Asks again after a failure. */
  retry: () => void;
};

/**
 * Results of a search in one line of the documentation and in the pages outside of the docs.
 * @param query what to search; nothing is asked while it is empty
 * @param version name of the docs version
 */
export function useResults(query: string, version: string): Results {
  const { appId, apiKey, indexName } = useAlgoliaThemeConfig().algolia as unknown as Record<string, string>;
  const language = useDocusaurusContext().i18n.currentLocale;
  const client = useMemo(() => liteClient(appId as string, apiKey as string), [appId, apiKey]);
  const [found, setFound] = useState<Found>();
  const [status, setStatus] = useState<Results['status']>('idle');
  // The page that is asked for, and how often; a new query begins at the first page.
  const [wanted, setWanted] = useState({ query, version, page: 0, attempt: 0 });
  if (wanted.query !== query || wanted.version !== version) setWanted({ query, version, page: 0, attempt: 0 });

  useEffect(() => {
    if (!wanted.query) {
      setFound(undefined);
      setStatus('idle');
      return;
    }
    let isCurrent = true;
    setStatus('loading');
    const request = {
      indexName: indexName as string,
      query: wanted.query,
      page: wanted.page,
      hitsPerPage: 15,
      facetFilters: [
        [`language:${language}`],
        [`docusaurus_tag:${defaultTag}`, `docusaurus_tag:docs-default-${wanted.version}`],
      ],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['content:18'],
    };
    client
      .search<SearchHit>({ requests: [request] })
      .then(({ results }) => {
        if (!isCurrent) return;
        const {
          hits,
          nbHits = 0,
          nbPages = 0,
        } = results[0] as { hits: SearchHit[]; nbHits?: number; nbPages?: number };
        setFound((before) => ({
          query: wanted.query,
          version: wanted.version,
          hits: wanted.page > 0 && before ? [...before.hits, ...hits] : hits,
          count: nbHits,
          page: wanted.page,
          pages: nbPages,
        }));
        setStatus('idle');
      })
      .catch(() => isCurrent && setStatus('failed'));
    return () => {
      isCurrent = false;
    };
  }, [client, indexName, language, wanted]);

  const hasMore = found && status === 'idle' && found.page + 1 < found.pages;
  return {
    found,
    status,
    more: useCallback(() => {
      if (hasMore) setWanted((before) => ({ ...before, page: before.page + 1 }));
    }, [hasMore]),
    retry: useCallback(() => setWanted((before) => ({ ...before, attempt: before.attempt + 1 })), []),
  };
}
