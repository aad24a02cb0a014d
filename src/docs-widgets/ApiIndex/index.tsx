import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { kindHeadings } from './kindHeadings';
import styles from './styles.module.css';

/** A kind with more names is folded. */
const mostShown = 120;

type Props = {
  /** Name, kind, `page#anchor` of its explanation or declaration, and sub-path entry and since when; added by plugins/library-api. */
  names: [name: string, kind: string, place: string, entry: string, since?: string][];
};

/** Every exported name of the release, linked to where it is explained, or else declared. */
export function ApiIndex({ names }: Props) {
  const base = useActiveDocContext(undefined).activeVersion?.path ?? '';
  return Object.entries(kindHeadings).map(([kind, heading]) => {
    const own = names.filter((entry) => entry[1] === kind);
    if (own.length === 0) return null;
    const title = (
      <>
        <strong>{heading}</strong> ({own.length})
      </>
    );
    const list = (
      <ul className={styles.names}>
        {own.map(([name, , place, entry, since]) => (
          // The search finds an explained name where it is explained.
          <li key={name} data-since={since} data-search={place.startsWith('api/declarations') ? undefined : 'off'}>
            <code>
              <Link to={`${base}/${place}`}>{name}</Link>
            </code>
            {entry && <small> /{entry}</small>}
          </li>
        ))}
      </ul>
    );
    return (
      <section key={kind} aria-label={heading}>
        {own.length > mostShown ? (
          <details>
            <summary>{title}</summary>
            {list}
          </details>
        ) : (
          <>
            <p className={styles.kind}>{title}</p>
            {list}
          </>
        )}
      </section>
    );
  });
}
