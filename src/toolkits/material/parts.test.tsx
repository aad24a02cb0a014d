// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { QueryBuilder } from 'samples-next/release';
import { expect, it } from 'vitest';
import { adapter } from './8/adapter';

it('radio buttons of a rule are a group of their own', () => {
  const values = ['G', 'PG'].map((name) => ({ name, label: name }));
  const fields = [{ name: 'rating', label: 'Rating', valueEditorType: 'radio' as const, values }];
  const rules = ['a', 'b'].map((id) => ({ id, field: 'rating', operator: '=', value: 'G' }));
  const { container } = render(
    <adapter.Provider colorMode="light">
      <QueryBuilder fields={fields} query={{ id: 'root', combinator: 'and', rules }} {...adapter.controls} />
    </adapter.Provider>,
  );
  const names = [...container.querySelectorAll('.rule')].map((rule) => [
    ...new Set([...rule.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ name }) => name)),
  ]);
  expect(names.map(({ length }) => length)).toEqual([1, 1]);
  expect(names[0]).not.toEqual(names[1]);
});
