import { createRequire } from 'node:module';
import pg from 'pg';
import { DataTypes, Sequelize } from 'sequelize';
import { kindOf, listOf } from '../../packages/query';
import { refusalOf } from '../../src/engines/Engine';
import type { Context, EngineModel } from '../../src/engines/model/EngineModel';
import { verdict } from '../../src/engines/model/verdict';
import { sequelize as ofEngine } from '../../src/engines/sequelize/model';
import { isOn } from '../../src/engines/servers/causes';
import { asParameters, asQuoted, composed, type Orm, type With } from './orms';
import type { Place } from './Server';
import { tables, typeOf } from './tables';

const { DOUBLE, BIGINT, DECIMAL, DATEONLY, BOOLEAN, TEXT, STRING, INTEGER } = DataTypes;
const names = { text: 'text', double: 'double', integer: 'integer', decimal: 'decimal' } as const;

/** What Sequelize's own types do not say of its query generator and of its types. */
type Generator = { selectQuery(table: string, options: object, model: unknown): string };
type Stringified = { stringify(value: unknown): string };

/** What Sequelize makes of a date, and of anything else where one should stand. */
const dateOf = (value: unknown): string => (new DATEONLY() as unknown as Stringified).stringify(value);

const typeIn = ({ table, typing }: Place, name: string) => {
  const column = tables[table].columns.find((other) => other.name === name);
  return column && typeOf(tables[table], column, typing, names);
};

/** Has Sequelize write statements of one dialect. */
function writer(options: object, text: typeof TEXT | typeof STRING) {
  const sequelize = new Sequelize({ ...options, logging: false });
  const generator = sequelize.getQueryInterface().queryGenerator as Generator;
  const types = { text, double: DOUBLE, integer: BIGINT, decimal: DECIMAL, date: DATEONLY, boolean: BOOLEAN };
  return (where: unknown, place: Place, tableName: string): string => {
    const { columns } = tables[place.table];
    const attributes = columns.map((column) => [
      column.name,
      types[typeOf(tables[place.table], column, place.typing, names)],
    ]);
    const known = sequelize.isDefined(tableName) && sequelize.model(tableName);
    const model =
      known ||
      sequelize.define(
        tableName,
        { row: { type: INTEGER, primaryKey: true }, ...Object.fromEntries(attributes) },
        { tableName, timestamps: false },
      );
    try {
      return generator.selectQuery(tableName, { attributes: ['row'], where, order: [['row', 'ASC']] }, model);
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

/** A value as a literal shows it; a text stands in quotes. */
const sent = (place: Place, context: Context, value: unknown, readsDates: boolean): unknown => {
  const { on, rule, type } = context;
  if (kindOf(rule.operator) === 'text') return value;
  const isText = type === 'text' || type === 'date';
  const isNumber = (!isText || on('text-as-number')) && ofEngine.writesNumber(value as string, context);
  const read = isNumber ? Number(value) : value;
  if (type === 'date') return readsDates ? dateOf(read) : read;
  if (typeIn(place, rule.field) !== 'double') return read;
  return Number.isNaN(Number(read)) ? 'NaN' : String(read);
};

/** The model of Sequelize with a server; `parts` as `composed` takes them. */
function withServer(
  place: Place,
  server: EngineModel,
  parts: Parameters<typeof composed>[2],
  isNullText: boolean,
): EngineModel {
  const model = composed(ofEngine, server, parts);
  return {
    ...model,
    /** An empty list is NULL. */
    member: (cell, operands, context) =>
      operands.length === 0 && (!context.field || context.on('two-types'))
        ? 'unknown'
        : model.member?.(cell, operands, context),
    match(part, cell, operand, context) {
      const { field, on, rule, type } = context;
      if (cell !== null && operand === null && field && isNullText && on('null-as-value'))
        return model.match(part, cell, '', context);
      if (cell !== null && !field && /^doesNot/.test(rule.operator)) {
        // The pattern of these operators is made what any value of the column is.
        if (typeIn(place, rule.field) === 'double' && on('text-in-number')) return 'false';
        if (type === 'date' && isOn(context, 'date-values')) {
          const [before, after] = [part === 'start' ? '' : '%', part === 'end' ? '' : '%'];
          return verdict(cell === dateOf(`${before}${rule.value}${after}`));
        }
      }
      return model.match(part, cell, operand, context);
    },
  };
}

/** Sequelize with PostgreSQL. */
export function sequelizeWithPostgresql({ nameOf, modelOf, run }: With): Orm {
  const write = writer({ dialect: 'postgres', dialectModule: pg }, TEXT);
  return {
    select: async (exported, place) => run({ sql: write(exported, place, nameOf(place)) }),
    model(place) {
      const server = modelOf(place);
      const parts = {
        sent: (value: unknown, context: Context) => sent(place, context, value, context.on('type-error')),
        seen: asQuoted,
      };
      const { write: _, ...model } = withServer(place, server, parts, true);
      return {
        ...model,
        write(value, context) {
          const literal = parts.sent(value, context);
          return server.write(literal, asLiteral(context, literal));
        },
        match(part, cell, operand, context) {
          // CONCAT writes t and f, where `||` writes true and false.
          const text =
            typeof operand === 'boolean' && context.field && context.on('two-types') ? String(operand)[0] : operand;
          return model.match(part, cell, text ?? null, context);
        },
      };
      /** A rule with a literal that is a number or a text in quotes; what stands in a list has one type. */
      function asLiteral(context: Context, literal: unknown): Context {
        const { dialect, rule } = context;
        const isDecimal = (item: unknown) => typeof item === 'number' && !Number.isInteger(item);
        const amongDecimals =
          kindOf(rule.operator) === 'list' && listOf(rule.value).some((item) => isDecimal(parts.sent(item, context)));
        const isNumber = typeof literal === 'number' || amongDecimals;
        return {
          ...context,
          rule: { ...rule, operator: kindOf(rule.operator) === 'range' ? '=' : rule.operator },
          dialect: { ...dialect, format: 'sql', major: 8, parseNumbers: isNumber },
        };
      }
    },
  };
}

/** Sequelize with MariaDB: in its dialect `mysql`, it writes a number for a text into quotes. */
export function sequelizeWithMariadb({ nameOf, modelOf, run }: With): Orm {
  const write = writer({ dialect: 'mysql', dialectModule: createRequire(import.meta.url)('mysql2') }, STRING);
  return {
    select: async (exported, place) => run({ sql: write(exported, place, nameOf(place)) }),
    model(place) {
      const literal = (value: unknown, context: Context) => {
        const read = sent(place, context, value, isOn(context, 'date-values'));
        return context.type === 'text' && typeof read === 'number' ? String(read) : read;
      };
      return withServer(place, modelOf(place), { sent: literal, seen: asParameters(literal) }, false);
    },
  };
}
