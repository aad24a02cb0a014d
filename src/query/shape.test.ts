import { convertToIC, type RuleGroupType } from 'react-querybuilder';
import { describe, expect, it } from 'vitest';
import { withoutIds } from '../../packages/query';
import { samples } from '../demo/samples/samples';
import { inShape, isIndependent } from './shape';

describe.each(samples.map(({ query }) => query as RuleGroupType))('the shape of a query', (query) => {
  it('follows the option, there and back', () => {
    const independent = inShape(query, true);
    expect(isIndependent(independent)).toBe(true);
    expect(independent).toEqual(convertToIC(query));
    expect(withoutIds(inShape(independent, false))).toEqual(withoutIds(query));
  });
  it('is left alone when it is the one that is asked for', () => {
    const independent = convertToIC(query);
    expect(inShape(query, false)).toBe(query);
    expect(inShape(independent, true)).toBe(independent);
  });
});
