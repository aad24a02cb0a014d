import Link from '@docusaurus/Link';
import { anchorOf, type Part, partOf } from '../ChangesLinks/pairs';
import type { LineChanges } from './changes';
import { PageChangesPart } from './PageChangesPart';

type Props = { changes: LineChanges; part: Part };

/** The changes between two lines that one of their two pages has, by page of the docs. */
export function ChangesByPage({ changes, part }: Props) {
  const { lines } = changes;
  const pages = changes.pages.filter(({ page }) => partOf(page) === part);
  const same = changes.same.filter(({ page }) => partOf(page) === part);
  return (
    <>
      {pages.map((page) => (
        <PageChangesPart key={page.page} changes={page} lines={lines} />
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
