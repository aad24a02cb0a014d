import type { ReactNode } from 'react';
import { type DifferencesData, partsOf } from './parts';
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
      {partsOf(data).map((part) => (
        <Part key={part.title} title={part.title} count={part.count}>
          {'names' in part ? <Names names={part.names} /> : <Table head={part.head} rows={part.rows} />}
        </Part>
      ))}
    </div>
  );
}

function Part({ title, count: number, children }: { title: string; count: number; children: ReactNode }) {
  if (number === 0) return <p>{title}: none.</p>;
  return (
    <details>
      <summary>
        {title}: {number}
      </summary>
      {children}
    </details>
  );
}

function Names({ names }: { names: Record<string, string[]> }) {
  return Object.entries(names).map(([kind, all]) => (
    <p key={kind}>
      {kind}:{' '}
      {all.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </p>
  ));
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    // A table that scrolls must be reachable by keyboard.
    <table tabIndex={0}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
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
