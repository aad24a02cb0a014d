import { kindOf } from '../../../packages/query';
import type { Context, Operand } from './EngineModel';

/** A boolean as an export writes it that puts quotes around whatever stands in a list. */
export const booleanOperand = (value: boolean, { on, rule: { operator } }: Context): Operand => ({
  value: kindOf(operator) === 'list' && on('boolean-as-text') ? String(value) : value,
});
