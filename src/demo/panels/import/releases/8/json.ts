import { queryableOf } from '../../../../releases/querySchemas';
import { jsonFormat } from '../../formats/json';
import { printIn } from './print';

export const format = jsonFormat({ print: printIn('json_without_ids'), grammar: queryableOf[8].grammar });
