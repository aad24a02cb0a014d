import { col, DataTypes, fn, Op, Sequelize } from 'sequelize';
import type { ColumnType } from '../../dataset/table';
import { type CreateEngine, refusalOf } from '../Engine';
import { createSqlite } from '../sqlite/engine';

/** Without Sequelize's operators there is no export; without `col` and `fn`, none of rules that compare fields. */
export const options = { context: { sequelizeOperators: Op, sequelizeCol: col, sequelizeFn: fn } };

const types = { text: DataTypes.TEXT, number: DataTypes.DOUBLE, boolean: DataTypes.BOOLEAN, date: DataTypes.TEXT };

/** Sequelize's own types have nothing of it. */
type Generator = { getWhereConditions(where: unknown, table: string, model: unknown, options: object): string };

/** SQLite, for the SQL that Sequelize's query generator writes: the part of `findAll` that needs no connection. */
export const createSequelize: CreateEngine = async (table) => {
  const sqlite = await createSqlite(table);
  const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule: {}, logging: false });
  const attributes = table.columns.map(({ name, type }): [string, (typeof types)[ColumnType]] => [name, types[type]]);
  const model = sequelize.define('movie', Object.fromEntries(attributes), { tableName: 'movies', timestamps: false });
  const generator = sequelize.getQueryInterface().queryGenerator as Generator;
  return {
    select(where) {
      let condition: string;
      try {
        condition = generator.getWhereConditions(where, 'movies', model, {});
      } catch (error) {
        throw refusalOf(error);
      }
      // Without a condition Sequelize writes no WHERE, which selects everything.
      return sqlite.select(condition || '1 = 1');
    },
  };
};
