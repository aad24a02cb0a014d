import Link from '@docusaurus/Link';
import { type DifferencesData, type NewNames, newNamesHead, newNamesRow, partsOf } from './parts';
import styles from './styles.module.css';

type Props = {
  /** Major versions, e.g. `4` and `5`. */
  from: string;
  to: string;
  /** Added by plugins/library-api. */
  data: DifferencesData;
};

/** What changed between two releases, as generated tables: names, props, defaults and outputs. */
export function ApiDifferences({ data }: Props) {
  return (
    <div className={styles.differences} data-differences={data.releases.join(' ')}>
      {partsOf(data).map((part) =>
        part.count === 0 ? (
          <p key={part.title}>{part.title}: none.</p>
        ) : (
          <details key={part.title}>
            <summary>
              {part.title}: {part.count}
            </summary>
            <Content part={part} />
          </details>
        ),
      )}
    </div>
  );
}

function Content({ part }: { part: ReturnType<typeof partsOf>[number] }) {
  if ('names' in part) return <Names names={part.names} />;
  return 'pages' in part ? <ByPage pages={part.pages} /> : <Table head={part.head} rows={part.rows} />;
}

function Names({ names }: { names: Record<string, string[]> }) {
  return Object.entries(names).map(([kind, all]) => (
    <p key={kind}>
      {kind}: <Codes names={all} />
    </p>
  ));
}

function Codes({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ));
}

/** New names by the page that explains them. */
function ByPage({ pages }: { pages: NewNames[] }) {
  return (
    <table tabIndex={0}>
      <Head cells={newNamesHead} />
      <tbody>
        {pages.map((row) => {
          const { title, names } = newNamesRow(row);
          return (
            <tr key={title}>
              <td>{row.address ? <Link to={row.address}>{title}</Link> : title}</td>
              <td>{typeof names === 'string' ? names : <Codes names={names} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const Head = ({ cells }: { cells: string[] }) => (
  <thead>
    <tr>
      {cells.map((cell) => (
        <th key={cell} scope="col">
          {cell}
        </th>
      ))}
    </tr>
  </thead>
);

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // A table that scrolls must be reachable by keyboard.
    <table tabIndex={0}>
      <Head cells={head} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <td>{name}</td>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row have no other identity and never move
              <td key={index}>
                <code>{cell}</code>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
