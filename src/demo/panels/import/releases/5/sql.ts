import { parseSQL } from 'react-querybuilder/dist/parseSQL';
import { sqlFormat } from '../../formats/sql';
import { printIn, release } from './print';

export const format = sqlFormat({
  parse: (text) => parseSQL(text, { listsAsArrays: true }),
  print: printIn('sql'),
  release,
});
