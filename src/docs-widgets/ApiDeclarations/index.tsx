import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fold } from '../Fold';
import { foldedAs } from './foldedAs';
import styles from './styles.module.css';

type Props = {
  /** Sub-path entry of the package, such as `parseSQL`; without it the main entry. */
  from?: string;
  /** Name, declaration and since when of each export that no page explains, added by plugins/library-api. */
  declarations: [name: string, declaration: string, since?: string][];
};

/** The exports of one entry that no page explains, each with its declaration and an anchor for `<ApiIndex>`. */
export function ApiDeclarations({ declarations }: Props) {
  const { collectAnchor } = useBrokenLinks();
  const list = (
    // The index has the names already; the text of declarations would only crowd a search.
    <ul className={styles.declarations} data-search="off">
      {declarations.map(([name, declaration, since]) => {
        collectAnchor(name);
        return (
          <li key={name} id={name} data-since={since}>
            <code>{declaration}</code>
          </li>
        );
      })}
    </ul>
  );
  const summary = foldedAs(declarations.length);
  return summary ? <Fold summary={summary}>{list}</Fold> : list;
}
