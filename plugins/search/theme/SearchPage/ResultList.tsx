import Link from '@docusaurus/Link';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { SearchHit } from '@site/plugins/search/engine/answer';
import { lvls } from '@site/plugins/search/records';
import { Fragment } from 'react';

/** Results of a search: the section's heading, the headings above it and the line that matched. */
export function ResultList({ hits }: { hits: SearchHit[] }) {
  const toLocalUrl = useSearchResultUrlProcessor();
  return (
    <ol className="search-results">
      {hits.map((hit) => {
        const { hierarchy } = hit._highlightResult as { hierarchy: Partial<Record<string, { value: string }>> };
        const headings = lvls.flatMap((level) => hierarchy[level]?.value || []);
        const line = hit._snippetResult?.content?.value;
        return (
          <li key={hit.objectID}>
            <h2>
              <Link to={toLocalUrl(hit.url)} dangerouslySetInnerHTML={{ __html: headings.at(-1) ?? hit.url }} />
            </h2>
            <p className="search-above">
              {[hit.hierarchy.lvl0, ...headings.slice(0, -1)].map((html, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same heading may stand twice above a section
                <Fragment key={at}>
                  {at > 0 && ' › '}
                  <span dangerouslySetInnerHTML={{ __html: html }} />
                </Fragment>
              ))}
            </p>
            {line && <p dangerouslySetInnerHTML={{ __html: line }} />}
          </li>
        );
      })}
    </ol>
  );
}
