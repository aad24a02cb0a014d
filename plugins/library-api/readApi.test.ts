import { describe, expect, it } from 'vitest';
import { latestLine } from '../../lines/registry';
import { readApi } from './readApi';

describe('readApi', { timeout: 60_000 }, () => {
  const api = readApi('versioned_docs/version-5/_samples');
  const find = (name: string) => api.exports.find((entry) => entry.name === name);

  it('names release, exports and props of the pinned package', () => {
    expect(api.release).toBe(latestLine.release);
    expect(api.exports).toHaveLength(199);
    expect(api.props).toHaveLength(41);
  });
  it.each([
    ['QueryBuilder', 'component'],
    ['ValueEditor', 'component'],
    ['useValueEditor', 'hook'],
    ['formatQuery', 'function'],
    ['defaultOperators', 'constant'],
    ['messages', 'namespace'],
    ['RuleType', 'type'],
  ])('%s is a %s', (name, kind) => expect(find(name)?.kind).toBe(kind));

  it('prints declarations without comments, keywords of the .d.ts and destructured parameters', () => {
    expect(find('RuleGroupType')?.declaration).toMatch(/^type RuleGroupType</);
    expect(find('add')?.declaration).toContain('props?: AddOptions');
    expect(
      api.exports.filter(({ declaration }) => /\/\*|^(export|declare) /.test(declaration) || !declaration),
    ).toEqual([]);
  });
  it('reads inherited members', () => {
    expect(find('FieldSelectorProps')?.members).toContainEqual({
      name: 'handleOnChange',
      type: '(value: any) => void',
      optional: false,
    });
  });
  it('is deprecated only if all overloads are', () => {
    const next = readApi('docs/_samples').exports;
    const text = (name: string) => next.find((entry) => entry.name === name)?.deprecated;
    expect(text('formatQuery')).toBeUndefined();
    expect(text('defaultMongoDBValueProcessor')).toBe('Prefer defaultRuleProcessorMongoDB.');
    expect(text('ActionWithRulesProps')).toBe('Use ActionProps instead.');
  });
  it('finds sub-path entries and the default export that is the component', () => {
    const next = readApi('docs/_samples').exports.find(({ name }) => name === 'parseSQL');
    expect(next?.from).toContain('react-querybuilder/parseSQL');
    expect(readApi('versioned_docs/version-3/_samples').exports.map(({ name }) => name)).toContain('QueryBuilder');
  });
});
