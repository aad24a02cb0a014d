import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Change = { name: string; before: string; after: string };
type Member = { name: string; type: string };

type Props = {
  /** Major versions, e.g. `4` and `5`. */
  from: string;
  to: string;
  /** Added by plugins/library-api from the types and the observed behaviour of the two releases. */
  data: {
    releases: [string, string];
    added: Record<string, string[]>;
    removed: Record<string, string[]>;
    props: { added: Member[]; removed: Member[]; changed: Change[] };
    defaults: Change[];
    outputs: { format: string; query: string; before: string; after: string }[];
    formats: { added: string[]; removed: string[] };
  };
};

/** What changed between two releases, as generated tables: names, props, defaults and outputs. */
export function ApiDifferences({ data }: Props) {
  const [before, after] = data.releases;
  const { props } = data;
  return (
    <div className={styles.differences} data-differences={`${before} ${after}`}>
      <Part title={`Exports that are gone in ${after}`} count={count(data.removed)}>
        <Names names={data.removed} />
      </Part>
      <Part title={`Exports new in ${after}`} count={count(data.added)}>
        <Names names={data.added} />
      </Part>
      <Part title={`Props that are gone in ${after}`} count={props.removed.length}>
        <Table head={['Prop', 'Type']} rows={props.removed.map(({ name, type }) => [name, type])} />
      </Part>
      <Part title={`Props new in ${after}`} count={props.added.length}>
        <Table head={['Prop', 'Type']} rows={props.added.map(({ name, type }) => [name, type])} />
      </Part>
      <Part title="Props whose type changed" count={props.changed.length}>
        <Table
          head={['Prop', before, after]}
          rows={props.changed.map((each) => [each.name, each.before, each.after])}
        />
      </Part>
      <Part title="Defaults that changed" count={data.defaults.length}>
        <Table
          head={['Prop', before, after]}
          rows={data.defaults.map((each) => [each.name, each.before, each.after])}
        />
      </Part>
      <Part title="Export formats that are gone" count={data.formats.removed.length}>
        <Names names={{ formats: data.formats.removed }} />
      </Part>
      <Part title="Export formats that are new" count={data.formats.added.length}>
        <Names names={{ formats: data.formats.added }} />
      </Part>
      <Part title="Outputs of formatQuery that changed" count={data.outputs.length}>
        <Table
          head={['Format, query', before, after]}
          rows={data.outputs.map(({ format, query, before: one, after: other }) => [`${format}: ${query}`, one, other])}
        />
      </Part>
    </div>
  );
}

const count = (names: Record<string, string[]>) => Object.values(names).flat().length;

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
