import { serveSqlite } from '../sqlite/serveSqlite';
import { createDrizzle } from './engine';

serveSqlite(createDrizzle);
