import { parseSQL } from 'samples-next/doors/parseSQL';
import { sqlFormat } from '../../formats/sql';
import { printIn, release } from './print';

export const format = sqlFormat({
  parse: (text) => parseSQL(text, { listsAsArrays: true }),
  print: printIn('sql'),
  release,
});
