import type { Cell, ColumnType, Row } from '../../dataset/table';
import type { Node } from './compile';
import type { Dialect } from './dialect';
import { cel } from './formats/cel';
import type { Context, Format } from './formats/Format';
import { jsonlogic } from './formats/jsonlogic';
import { mongodb } from './formats/mongodb';
import { spel } from './formats/spel';
import { sqlite } from './formats/sqlite';
import { operandsOf } from './operands';
import { isOpposite, kindOf, partOf, type Rule } from './query';
import { all, allInOrder, any, anyInOrder, type Comparison, not, type Verdict, verdict } from './verdict';

const formats: Record<Dialect['engine'], Format> = { sqlite, mongodb, jsonlogic, cel, spel };

/** Prepares one rule: reads its values as the format does, and finds out whether the engine can read them. */
export function compileRule(rule: Rule, types: ReadonlyMap<string, ColumnType>, dialect: Dialect): Node {
  const format = formats[dialect.engine];
  const context: Context = {
    rule,
    type: types.get(rule.field) ?? 'text',
    field: rule.valueSource === 'field' && dialect.major > 3,
    dialect,
    on: (cause) => dialect.causes.has(cause),
  };
  const values = operandsOf(context);
  const nothing = (): Verdict => 'true';
  if (values === 'left out') return { item: rule, leftOut: true, judge: nothing };
  if (values === 'refused') return { item: rule, refuses: 'lists', judge: nothing };

  const written = values.map((value) => (context.field ? { value: String(value) } : format.write(value, context)));
  const refuses = written.find((operand) => operand.refuses)?.refuses ?? format.refuses?.(context, written, values);
  const open = written.some((operand) => operand.open);
  if (kindOf(rule.operator) === 'range' && context.on('range-order') && !context.field)
    if (format.ordersRange?.(values, context) && Number(values[0]) > Number(values[1])) written.reverse();

  const test = testOf(format, context);
  const fixed = written.map(({ value }) => value);
  const operands = (row: Row): Cell[] => (context.field ? fixed.map((name) => row[String(name)] ?? null) : fixed);
  return {
    item: rule,
    ...(refuses && { refuses }),
    ...(open && { open }),
    judge: (row) => test(row[rule.field] ?? null, operands(row)),
  };
}

function testOf(format: Format, context: Context): (cell: Cell, operands: Cell[]) => Verdict {
  const { operator } = context.rule;
  const turned = isOpposite(operator) ? not : (value: Verdict) => value;
  const [every, some] = format.inOrder ? [allInOrder, anyInOrder] : [all, any];
  const compare = (comparison: Comparison, cell: Cell, operand: Cell | undefined) =>
    format.compare(comparison, cell, operand ?? null, context);

  switch (kindOf(operator)) {
    case 'null':
      return (cell) => turned(format.isNull?.(cell, context) ?? verdict(cell === null));
    case 'value':
      return (cell, [operand]) => compare(operator as Comparison, cell, operand);
    case 'list':
      return (cell, operands) =>
        turned(
          format.member?.(cell, operands, context) ?? some(operands.map((operand) => compare('=', cell, operand))),
        );
    case 'range':
      if (operator === 'between' || format.negatesRange?.(context))
        return (cell, [from, to]) => turned(every([compare('>=', cell, from), compare('<=', cell, to)]));
      return (cell, [from, to]) => some([compare('<', cell, from), compare('>', cell, to)]);
    case 'text':
      return (cell, [operand]) => turned(format.match(partOf(operator), cell, operand ?? null, context));
    default:
      return () => 'refused';
  }
}
