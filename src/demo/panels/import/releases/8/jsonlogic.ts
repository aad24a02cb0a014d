import { parseJsonLogic } from 'samples-next/parts/parseJsonLogic';
import { jsonlogicFormat } from '../../formats/jsonlogic';
import { printIn, release } from './print';

export const format = jsonlogicFormat({
  parse: (rule) => parseJsonLogic(rule as never, { listsAsArrays: true }),
  print: printIn('jsonlogic'),
  release,
});
