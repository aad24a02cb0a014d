import { parseCEL } from 'samples-next/parts/parseCEL';
import { celFormat } from '../../formats/cel';
import { printIn, release } from './print';

export const format = celFormat({
  parse: (text) => parseCEL(text, { listsAsArrays: true }),
  print: printIn('cel'),
  release,
});
