import { namesOf } from '../../../../releases/names';
import { jsonFormat } from '../../formats/json';
import { printIn } from './print';

export const format = jsonFormat({ print: printIn('json_without_ids'), grammar: namesOf[5].grammar });
