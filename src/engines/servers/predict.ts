import type { Group } from '../../../packages/query';
import type { PackedTable } from '../../dataset/packedTable';
import type { Table } from '../../dataset/table';
import { causesOf, rowAt } from '../explainRows';
import { explainRefusal, knownDialect, predict } from '../model';
import { samplePositions } from '../sample';
import { type Collation, type CollationName, collations } from './collations';
import type { DatabaseId } from './databases';
import { mariadb, unpredictedInMariadb } from './mariadb';
import { postgresql } from './postgresql';
import { withModel } from './postgresqlDialect';
import { isText, type LdapCause, selectAsSlapd } from './slapd';

/** What is asked of a database: a query, how it is exported, and the export itself. */
export type Asked = {
  query: Group;
  format: string;
  /** Release of the library, as its `version` says it. */
  version: string;
  parseNumbers: boolean;
  /** Settings of the export that are made. */
  settings: Readonly<Record<string, string | undefined>>;
  exported: unknown;
};

export type Predicted =
  | { unpredicted: string }
  | {
      rows: Uint32Array;
      /** Rows that were looked at, where that is a sample. */
      sampled?: number;
      isRefused?: true;
      /** Why it selects other rows than the engine that was run; none where it selects the same. */
      causes: readonly string[];
      onlyHere: number[];
      onlyThere: number[];
    };

const collationOf: Record<Exclude<DatabaseId, 'sqlite' | 'openldap'>, CollationName> = {
  'postgresql-c': 'C',
  'postgresql-icu': 'und-x-icu',
  'postgresql-en': 'en-x-icu',
  'postgresql-sv': 'sv-x-icu',
  'mysql-general': 'utf8mb4_general_ci',
  'mysql-unicode': 'utf8mb4_unicode_ci',
  'mysql-bin': 'utf8mb4_bin',
};

/** Rows that are looked at, so that a prediction never holds up the typing. */
const mostRows = 20_000;

/**
 * What a database that is not here selects, by the model that `npm run test:servers` holds to servers.
 * @param executed positions of the rows that the page's engine selects by the same export; none if it refused it
 */
export function predictIn(
  id: Exclude<DatabaseId, 'sqlite'>,
  asked: Asked,
  table: PackedTable,
  executed: Uint32Array | undefined,
): Predicted {
  const { positions, rows } = sampleOf(table);
  const inSample = new Set(positions);
  const there = executed && (positions ? executed.filter((row) => inSample.has(row)) : executed);
  const place = (found: readonly number[]) => Uint32Array.from(found, (row) => positions?.[row] ?? row);
  const sampled = positions && { sampled: positions.length };
  const compared = (found: readonly number[]) => {
    const here = place(found);
    const [own, other] = [new Set(here), new Set(there)];
    return {
      rows: here,
      ...sampled,
      onlyHere: there ? [...here].filter((row) => !other.has(row)) : [],
      onlyThere: there ? [...there].filter((row) => !own.has(row)) : [],
    };
  };
  if (id === 'openldap') return inDirectory(asked, rows, compared);
  const collation = collations[collationOf[id]];
  const isMysql = id.startsWith('mysql');
  const reason = isMysql ? unreadByMariadb(asked, rows) : unreadByPostgresql(asked);
  if (reason) return { unpredicted: reason };
  const ours = knownDialect(asked.format, asked.version, asked.parseNumbers, 'sqlite');
  if (!ours) return { unpredicted: 'It reads SQL: choose one of the SQL formats.' };
  const theirs = withModel(ours, isMysql ? mariadbModel(collation) : postgresql({ collation, isWhole: () => false }));
  const { rows: found, error, open } = predict(asked.query, rows, theirs);
  if (open)
    return {
      unpredicted: 'A value leaves its quotes here, or an error on one row ends the query: no rows are predicted.',
    };
  const result = compared(found);
  if (error) return { ...result, isRefused: true, causes: explainRefusal(asked.query, table.columns, theirs) };
  const { onlyHere, onlyThere } = result;
  const differing = { onlyOne: onlyHere, onlyOther: onlyThere };
  return { ...result, causes: differs(result) ? causesOf(asked.query, table, differing, theirs, ours) : [] };
}

const differs = ({ onlyHere, onlyThere }: { onlyHere: number[]; onlyThere: number[] }) =>
  onlyHere.length + onlyThere.length > 0;

const mariadbModel = (collation: Collation) => mariadb({ collation, scaleOf: () => undefined });

const isSet = ([, value]: [string, string | undefined]) => Boolean(value);
const otherOptions = 'With these format options nothing is predicted: only the preset may be set.';
const isReadable = ({ settings }: Asked) =>
  Object.entries(settings).every((entry) => entry[0] === 'preset' || !isSet(entry));
const isSql = (format: string) => ['sql', 'parameterized', 'parameterized_named'].includes(format);

/** Why nothing is predicted for MySQL and MariaDB. */
function unreadByMariadb(asked: Asked, table: Table): string | undefined {
  const { format, settings, version, query } = asked;
  if (!isSql(format)) return 'MySQL and MariaDB read SQL: choose one of the SQL formats.';
  if (!isReadable(asked)) return otherOptions;
  const preset = settings.preset || 'ansi';
  const isNew = Number.parseInt(version, 10) >= 8;
  if (isNew && !['ansi', 'mysql'].includes(preset))
    return `The preset ${preset} is not for MySQL: choose mysql under “Format options”.`;
  const cause = unpredictedInMariadb(query, table.columns, isNew && preset === 'mysql');
  if (cause === 'concat')
    return isNew
      ? 'MySQL takes `||` for OR: choose the preset mysql, which writes CONCAT.'
      : 'MySQL takes the `||` of this export for OR, and this release has no preset that writes CONCAT.';
  return cause && 'Fields of dates and of numbers stand in one range: what MySQL makes of them is not predicted.';
}

/** Why nothing is predicted for PostgreSQL. */
function unreadByPostgresql(asked: Asked): string | undefined {
  const { format, settings, version } = asked;
  if (!isSql(format)) return 'PostgreSQL reads SQL: choose one of the SQL formats.';
  if (format === 'parameterized_named')
    return 'PostgreSQL has no named parameters: choose “SQL with parameters” and the preset postgresql.';
  if (!isReadable(asked)) return otherOptions;
  const preset = settings.preset || 'ansi';
  if (Number.parseInt(version, 10) < 8) return undefined;
  if (format === 'parameterized' && preset !== 'postgresql')
    return 'PostgreSQL has no parameter `?`: choose the preset postgresql, which writes $1.';
  return ['ansi', 'postgresql'].includes(preset)
    ? undefined
    : `The preset ${preset} is not for PostgreSQL: choose postgresql under “Format options”.`;
}

type Compared = Pick<Extract<Predicted, { rows: Uint32Array }>, 'rows' | 'sampled' | 'onlyHere' | 'onlyThere'>;

/** The entries that OpenLDAP selects, with a schema in which attributes of text have no order. */
function inDirectory(asked: Asked, table: Table, compared: (found: readonly number[]) => Compared): Predicted {
  const filter = String(asked.exported);
  if (asked.format !== 'ldap')
    return { unpredicted: 'A directory reads LDAP filters: choose the format LDAP, of release 8.' };
  if (filter === '') return { ...compared(table.rows.map((_, row) => row)), causes: ['ldap-empty-filter'] };
  if (filter.includes('(|)')) return { ...compared([]), isRefused: true, causes: ['ldap-empty-list'] };
  const causes: LdapCause[] = ['ldap-order'];
  if (table.columns.some((column) => column.type === 'number' && isText(table, column))) causes.push('ldap-decimals');
  const select = (on: readonly LdapCause[]) => selectAsSlapd(filter, table, table, new Set(on));
  try {
    const found = select(causes);
    const same = (on: readonly LdapCause[]) => String(select(on)) === String(found);
    // The smallest set of what is needed.
    const needed = causes.filter((cause) => !same(causes.filter((other) => other !== cause)));
    return { ...compared(found), causes: needed };
  } catch {
    return { unpredicted: 'The filter is not one that a directory reads.' };
  }
}

type Sample = { positions: Uint32Array | undefined; rows: Table };
const samples = new WeakMap<PackedTable, Sample>();

/** The rows of a table that are looked at, made once. */
function sampleOf(table: PackedTable): Sample {
  const known = samples.get(table);
  if (known) return known;
  const count = table.values[0]?.length ?? 0;
  const positions = samplePositions(count, mostRows);
  const each = positions ?? Array.from({ length: count }, (_, row) => row);
  const made = { positions, rows: { columns: table.columns, rows: Array.from(each, (row) => rowAt(table, row)) } };
  samples.set(table, made);
  return made;
}
