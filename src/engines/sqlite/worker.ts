import { createSqlite } from './engine';
import { serveSqlite } from './serveSqlite';

serveSqlite(createSqlite);
