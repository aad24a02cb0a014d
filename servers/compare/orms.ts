import { kindOf, listOf } from '../../packages/query';
import type { Context, EngineModel } from '../../src/engines/model/EngineModel';
import { parts } from '../../src/engines/proof/parts';
import type { Place, Way } from './Server';

/** The ORMs whose formats are run, by the ids of the page's engines for them. */
export const ormNames = ['drizzle', 'sequelize', 'prisma'] as const;
export type OrmName = (typeof ormNames)[number];

/** A statement for a client, with what is bound to its parameters. */
type Statement = { sql: string; params?: unknown[] };

/** What an ORM gets of a server. */
export type With = {
  nameOf(place: Place): string;
  modelOf(place: Place): EngineModel;
  /** Has the client run a statement that selects positions. */
  run(statement: Statement): Promise<number[]>;
};

/** An ORM with one of the servers. */
export type Orm = { select(exported: unknown, place: Place): Promise<number[]>; model(place: Place): EngineModel };

/**
 * The rule as PostgreSQL gets it from an ORM that sends parameters: whatever a value is, it arrives as text, for which the
 * server takes the column's type.
 */
export const asQuoted = (context: Context): Context => ({
  ...context,
  dialect: { ...context.dialect, format: 'sql', major: 8, parseNumbers: false },
});

/** The ways by ORMs: the releases before 8 do not have their formats. */
export const ormWays = (major: number, how: (orm: OrmName) => string): Way[] =>
  major < 8 ? [] : ormNames.map((orm) => ({ format: orm, how: how(orm), orm, options: parts[orm].options ?? {} }));

/** A value of a rule as an ORM hands it on. */
type Sent = (value: unknown, context: Context) => unknown;

/**
 * The rule as MariaDB gets it from an ORM that sends parameters, with the values that it sends. What `parameterized` of the
 * library does to some values, no ORM does.
 */
export const asParameters =
  (sent: Sent) =>
  (context: Context): Context => {
    const { dialect, field, on, rule } = context;
    const isRange = kindOf(rule.operator) === 'range' && !field;
    const ends = () => listOf(rule.value).slice(0, 2);
    return {
      ...context,
      rule: { ...rule, value: isRange ? ends().map((end) => sent(end, context)) : rule.value },
      dialect: { ...dialect, format: 'parameterized', major: 8, parseNumbers: false },
      on: (cause) => cause !== 'quoting' && cause !== 'lost-wildcards' && on(cause),
    };
  };

/**
 * The model of an ORM with a server: groups, lists and ranges are the ORM's, and how values are compared is the server's.
 * @param parts the values that the ORM sends, and as what the server sees the rule
 */
export function composed(
  orm: EngineModel,
  server: EngineModel,
  parts: { sent: Sent; seen(context: Context): Context },
): EngineModel {
  const known = new WeakMap<Context, Context>();
  const seen = (context: Context): Context => {
    const found = known.get(context) ?? parts.seen(context);
    known.set(context, found);
    return found;
  };
  return {
    ...orm,
    switches: [...new Set([...orm.switches, ...server.switches])],
    ...(server.endsAtError && { endsAtError: true }),
    write: (value, context) => server.write(parts.sent(value, context), seen(context)),
    compare: (operator, cell, operand, context) => server.compare(operator, cell, operand, seen(context)),
    member: (cell, operands, context) => server.member?.(cell, operands, seen(context)),
    match: (part, cell, operand, context) => server.match(part, cell, operand, seen(context)),
    refuses: (context, operands, values) => server.refuses?.(seen(context), operands, values),
  };
}
