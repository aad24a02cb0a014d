import Link from '@docusaurus/Link';
import { anchorOf } from '@site/src/components/ChangesLinks/pairs';
import type { LineChanges } from './changes';
import { PageChangesPart } from './PageChangesPart';

/** All changes between two lines, page by page. */
export function Written({ changes: { lines, pages, same } }: { changes: LineChanges }) {
  return (
    <>
      {pages.map((changes) => (
        <PageChangesPart key={changes.page} changes={changes} lines={lines} />
      ))}
      {same.length > 0 && (
        <section>
          <h2>Pages without changes</h2>
          <ul>
            {same.map(({ page, title, place }) => (
              <li key={place} id={anchorOf(page)}>
                <Link to={place}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
