import { isNumeric, isOpposite, isQuantity, kindOf, partOf, type Rule, toNumber } from '../../../packages/query';
import type { Cell, ColumnType, Row } from '../../dataset/table';
import type { Node } from './compile';
import type { Dialect } from './dialect';
import type { Context, Operand } from './EngineModel';
import { compileMatch } from './matchMode';
import { compare as compareAsMeant } from './meaning';
import { operandsOf } from './operands';
import { type Comparison, joins, not, type Verdict, verdict } from './verdict';

/** Prepares one rule: reads its values as the format does, and finds out whether the engine can read them. */
export function compileRule(rule: Rule, types: ReadonlyMap<string, ColumnType>, dialect: Dialect): Node {
  const { model } = dialect;
  const typeOf = (column: string) => types.get(column) ?? 'text';
  const context: Context = {
    rule,
    type: typeOf(rule.field),
    field: rule.valueSource === 'field' && dialect.major > 3,
    dialect,
    on: (cause) => dialect.causes.has(cause),
    typeOf,
  };
  if (rule.match && dialect.major >= 8) return compileMatch(rule, context);
  const values = operandsOf(context);
  const nothing = (): Verdict => 'true';
  if (values === 'left out') return { item: rule, leftOut: true, judge: nothing };
  if (values === 'ignored') return { item: rule, leftOut: true, ignored: true, judge: nothing };
  if (values === 'refused') return { item: rule, refuses: 'lists', judge: nothing };

  const written = values.map((value) => (context.field ? { value: String(value) } : write(value, context)));
  const refuses = written.find((operand) => operand.refuses)?.refuses ?? model.refuses?.(context, written, values);
  const open = written.find((operand) => operand.open)?.open;
  if (kindOf(rule.operator) === 'range' && context.on('range-order') && !context.field)
    if (isInWrongOrder(values, context)) written.reverse();

  const test = testOf(context);
  const fixed = written.map(({ value }) => value);
  const operands = (row: Row): Cell[] => (context.field ? fixed.map((name) => row[String(name)] ?? null) : fixed);
  return {
    item: rule,
    ...(refuses && { refuses }),
    ...(open && { open }),
    judge: (row) => test(row[rule.field] ?? null, operands(row)),
  };
}

/**
 * Writes a value as the model of its engine does, which reads numbers such as 1,000 and 1/3 as the numbers that release 8
 * writes in their place; where the release leaves them as they stand, they are code.
 */
function write(value: unknown, context: Context): Operand {
  const { dialect, on, rule } = context;
  const { model } = dialect;
  const isMeant = dialect.major < 8 || !isQuantity(value) || isNumeric(value) || !model.writesNumber(value, context);
  if (isMeant) return model.write(value, context);
  const isAnew = kindOf(rule.operator) === 'range' && (model.ordersRange || model.swapsRange);
  if (model.isText && !isParameter(dialect) && !isAnew)
    return { value, ...(on('number-syntax') && { open: 'number-syntax' }) };
  // A model has one of both.
  return on('text-as-number') || on('type-error') ? model.write(String(toNumber(value)), context) : { value };
}

const isParameter = ({ format }: Dialect) => format.startsWith('parameterized');

/** Whether the format makes the first end of a range the second. */
const isInWrongOrder = (ends: unknown[], context: Context): boolean => {
  const { ordersRange, swapsRange } = context.dialect.model;
  if (swapsRange) return swapsRange(ends, context);
  return Boolean(ordersRange?.(ends, context)) && toNumber(ends[0]) > toNumber(ends[1]);
};

function testOf(context: Context): (cell: Cell, operands: Cell[]) => Verdict {
  const { model } = context.dialect;
  const { operator } = context.rule;
  const turned = isOpposite(operator) ? not : (value: Verdict) => value;
  const [every, some] = joins(model);
  // Fields of two types are never the same, whatever an engine makes of them.
  const isStrict = context.field && !context.on('two-types');
  const differ = (cell: Cell, operand: Cell) => cell !== null && operand !== null && typeof cell !== typeof operand;
  const compare = (comparison: Comparison, cell: Cell, operand: Cell = null) =>
    isStrict && differ(cell, operand)
      ? compareAsMeant(comparison, cell, operand)
      : model.compare(comparison, cell, operand, context);
  const member = (cell: Cell, operands: Cell[]) => {
    const comparable = isStrict ? operands.filter((operand) => !differ(cell, operand)) : operands;
    return model.member?.(cell, comparable, context) ?? some(comparable.map((operand) => compare('=', cell, operand)));
  };

  switch (kindOf(operator)) {
    case 'null':
      return (cell) => turned(model.isNull?.(cell, context) ?? verdict(cell === null));
    case 'value':
      return (cell, [operand]) => compare(operator as Comparison, cell, operand);
    case 'list':
      return (cell, operands) => turned(member(cell, operands));
    case 'range':
      if (operator === 'between' || model.negatesRange?.(context))
        return (cell, [from, to]) => turned(every([compare('>=', cell, from), compare('<=', cell, to)]));
      return (cell, [from, to]) => some([compare('<', cell, from), compare('>', cell, to)]);
    case 'text':
      return (cell, [operand]) => turned(model.match(partOf(operator), cell, operand ?? null, context));
    default:
      return () => 'refused';
  }
}
