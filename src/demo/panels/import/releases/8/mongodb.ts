import { parseMongoDB } from 'samples-next/parts/parseMongoDB';
import { mongodbFormat } from '../../formats/mongodb';
import { printIn, release } from './print';

export const format = mongodbFormat({
  parse: (document) => parseMongoDB(document, { listsAsArrays: true }),
  print: printIn('mongodb'),
  release,
  nor: true,
  bareComparisons: true,
  oneCharacter: true,
});
