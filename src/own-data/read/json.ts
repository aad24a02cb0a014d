import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { VisitorError } from '../../loading/VisitorError';
import { limits, megabytes } from '../limits';
import { nestedTooDeeply, type Problems } from '../problems';
import { wholeText } from './decode';
import { createTold, quoteLongNumbers } from './exactNumbers';
import { itemCells, kindOfItem } from './items';
import { itemsIn, valuesIn } from './jsonShapes';
import type { Reader } from './Reader';
import type { TableBuilder } from './tableBuilder';

/** The place of a character, in words. */
function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset);
  return `line ${before.split('\n').length}, character ${offset - before.lastIndexOf('\n')}`;
}

/** `PropertyNameExpected` as words. */
const inWords = (code: number) =>
  printParseErrorCode(code)
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replace(/^invalid symbol$/, '$&. Names and texts stand in "double quotes"; other words are true, false and null');

/**
 * What can be read of a text that is JSON, or was meant to be.
 * @throws {VisitorError} if the JSON is nested too deeply
 */
export function parsed(written: string, problems: Problems): unknown {
  const { text, quotes } = quoteLongNumbers(written);
  createTold(problems)(quotes.length > 0);
  try {
    return JSON.parse(text);
  } catch {
    const several = valuesIn(text);
    if (several) return several;
    const errors: ParseError[] = [];
    let value: unknown;
    try {
      value = parse(text, errors, { allowTrailingComma: true });
    } catch (cause) {
      throw new VisitorError(nestedTooDeeply, { cause });
    }
    for (const { error, offset } of errors) {
      const added = quotes.filter((at, index) => at + index < offset).length;
      problems.add(`This is not valid JSON at ${placeOf(written, offset - added)}: ${inWords(error)}.`);
    }
    return value;
  }
}

/** Whether a first item has the headings of lists that follow. */
const areHeadings = (item: unknown): item is string[] =>
  Array.isArray(item) && item.length > 0 && item.every((name) => typeof name === 'string');

/**
 * Adds items to a table, and tells of those that are of another kind than the first: objects, or lists, of which a first one of
 * texts has the headings.
 */
export function createItems(table: TableBuilder, problems: Problems) {
  let usual = '';
  let hasHeadings = false;
  return (item: unknown, row: number): boolean => {
    if (usual === '' && areHeadings(item)) {
      usual = kindOfItem(item);
      hasHeadings = true;
      table.setHeadings(item, row);
      return true;
    }
    if (table.isFull()) {
      table.tellFull(row);
      return false;
    }
    const kind = kindOfItem(item);
    usual ||= kind;
    if (kind !== usual) problems.add(`The item is ${kind}, and the first is ${usual}.`, { row });
    if (hasHeadings) table.addList(Array.isArray(item) ? item : [item], row);
    else table.addItem(itemCells(item), row);
    return true;
  };
}

/** A list of objects; a list of lists, whose first has the headings; or an object that is a table, or has such a list in it. */
export const json: Reader = {
  gives: 'rows',
  async read({ blob, problems, onBytes, choice, onLists }, table) {
    if (blob.size > limits.wholeBytes)
      throw new VisitorError(
        `This JSON has ${megabytes(blob.size)}, and ${megabytes(limits.wholeBytes)} can be read. NDJSON and CSV can be larger.`,
      );
    const value = parsed(await wholeText(blob, problems, onBytes, choice.encoding), problems);
    const { items, lists } = itemsIn(value, problems, choice.list);
    onLists(lists);
    const add = createItems(table, problems);
    items.every((item, index) => add(item, index + 1));
  },
};
