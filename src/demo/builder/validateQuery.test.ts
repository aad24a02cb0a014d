import { expect, it } from 'vitest';
import { validateQuery } from './validateQuery';

const marked = (...rules: object[]) => {
  const map = validateQuery({
    id: 'root',
    combinator: 'and',
    rules: rules.map((rule, index) => ({ id: `${index}`, field: 'title', operator: '=', value: '', ...rule })),
  });
  return Object.fromEntries(
    Object.entries(map).map(([id, result]) => {
      const { valid, reasons } = result as { valid: boolean; reasons: string[] };
      return [id, valid ? 'valid' : reasons.join()];
    }),
  );
};
const missing = 'the value is missing';

it('asks for a field first, then for an operator, then for a value', () => {
  expect(marked({ field: '~', operator: '~' }, { operator: '~' }, {})).toEqual({
    0: 'no field is chosen',
    1: 'no operator is chosen',
    2: missing,
  });
});
it('takes every value for one that is not empty', () => {
  expect(marked({ value: 0 }, { value: false }, { value: ' ' }, { value: 'x' }, { value: [0] })).toEqual({});
  expect(marked({ value: null }, { value: undefined }, { value: [] }, { value: ['', null] })).toEqual({
    0: missing,
    1: missing,
    2: missing,
    3: missing,
  });
});
it('asks operators for null for no value', () => {
  expect(marked({ operator: 'null' }, { operator: 'notNull' })).toEqual({});
});
it('asks a range for both ends, and a list for one value', () => {
  const range = [{ operator: 'between' }, { operator: 'notBetween' }];
  expect(marked(...range.map((rule) => ({ ...rule, value: ['1', ''] })))).toEqual({ 0: missing, 1: missing });
  expect(marked(...range.map((rule) => ({ ...rule, value: ['1', '2'] })))).toEqual({});
  expect(marked({ operator: 'between', value: '1,2' }, { operator: 'in', value: ['1', ''] })).toEqual({});
});
it('marks groups without a rule, at any depth and with independent combinators', () => {
  const empty = { valid: false, reasons: ['the group has no rule'] };
  const rule = { id: 'rule', field: 'title', operator: '=', value: 'x' };
  expect(validateQuery({ id: 'root', combinator: 'and', rules: [] })).toEqual({ root: empty });
  expect(validateQuery({ id: 'root', rules: [rule, 'and', { id: 'g', rules: [{ id: 'inner', rules: [] }] }] })).toEqual(
    { inner: empty },
  );
});
it('says nothing of what has no id, under which it could be looked up', () => {
  expect(validateQuery({ combinator: 'and', rules: [{ field: '~', operator: '=', value: '' }] })).toEqual({});
  expect(validateQuery({ combinator: 'and', rules: [] })).toEqual({});
});
