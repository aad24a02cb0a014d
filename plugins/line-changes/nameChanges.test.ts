import { describe, expect, it } from 'vitest';
import type { ApiJson } from '../library-api/apiSchema';
import { nameChanges } from './nameChanges';

type Export = ApiJson['exports'][number];
const member = (name: string, type: string, more: object = {}) => ({
  ...{ name, type, optional: true, since: '1.0.0' },
  ...more,
});
const exported = (name: string, more: Partial<Export> = {}): Export => ({
  ...{ name, kind: 'type', from: ['x'], declaration: `type ${name}`, since: '1.0.0', page: `https://x.org/${name}` },
  ...more,
});
const api = (exports: Export[], props: ApiJson['props'] = []) => ({ exports, props }) as ApiJson;

describe('changes of names', () => {
  it('are props with their types and stated defaults', () => {
    const changes = nameChanges(
      api([], [member('fields', 'A[]', { default: 'none' }), member('same', 'B'), member('old', 'C')]),
      api([], [member('fields', 'A', { default: '[]' }), member('same', 'B'), member('fresh', 'D')]),
    );
    expect(changes).toEqual([
      { change: 'removed', name: 'old', kind: 'prop' },
      {
        ...{ change: 'changed', name: 'fields', kind: 'prop', default: ['none', '[]'] },
        type: [
          ['=', 'A'],
          ['-', '[]'],
        ],
      },
      { change: 'added', name: 'fresh', kind: 'prop', type: [['=', 'D']] },
    ]);
  });

  it('do not count how a string is quoted and where lines break', () => {
    const before = exported('Kind', { declaration: "type Kind =\n  'a' | 'b'" });
    expect(nameChanges(api([before]), api([{ ...before, declaration: 'type Kind = "a" | "b"' }]))).toEqual([]);
  });

  it('name a member once for all types of a page that have it, and not the types themselves', () => {
    const types = (type: string) =>
      ['Rule', 'Group'].map((name) =>
        exported(name, {
          declaration: `type ${name} = ${type}`,
          page: `https://x.org/types#${name}`,
          members: [member('path', type)],
        }),
      );
    const [only, ...others] = nameChanges(api(types('number[]')), api(types('Path')));
    expect(only).toMatchObject({ change: 'changed', name: 'path', kind: 'member', owners: ['Rule', 'Group'] });
    expect(others).toEqual([]);
  });

  it('are exports that came, went and have another declaration', () => {
    const changes = nameChanges(
      api([exported('old'), exported('add', { kind: 'function', declaration: 'const add: A;' })]),
      api([exported('fresh'), exported('add', { kind: 'function', declaration: 'const add: B;' })]),
    );
    expect(changes.map(({ change, name }) => `${change} ${name}`)).toEqual([
      'removed old',
      'added fresh',
      'changed add',
    ]);
  });
});
