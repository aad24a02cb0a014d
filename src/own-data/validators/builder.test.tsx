// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { QueryBuilder, type RuleGroupType, type RuleType } from 'react-querybuilder';
import { expect, it } from 'vitest';
import { builderField } from '../builderField';
import type { DataField } from '../DataSet';
import { fieldOf } from '../infer/fieldOf';
import { running } from './run.fixture';

const values = ['open', 'a, b'];
const fields: DataField[] = [
  fieldOf({ name: 'title', label: 'Title', type: 'text', nullable: true }),
  fieldOf({ name: 'price', label: 'Price', type: 'number', nullable: true }),
  fieldOf({ name: 'day', label: 'Day', type: 'date', nullable: false }),
  fieldOf({ name: 'seen', label: 'Seen', type: 'boolean', nullable: true }),
  fieldOf({ name: 'kind', label: 'Kind', type: 'text', nullable: true, values }),
  fieldOf({ name: 'tags', label: 'Tags', type: 'list', nullable: false }),
];
const isRange = (operator: string) => operator === 'between' || operator === 'notBetween';
/** What a visitor enters. */
const entered: Record<string, string> = { text: 'x', list: 'x', number: '-1.5', date: '2024-02-29' };

it('every validator accepts every query of the real builder: each operator of each field, untouched and with a value', () => {
  const queries: RuleGroupType[] = [];
  const { container, getByText } = render(
    <QueryBuilder
      fields={fields.map(builderField)}
      showNotToggle
      resetOnOperatorChange
      onQueryChange={(query) => {
        queries.push(query as RuleGroupType);
      }}
    />,
  );
  const found = <Kind extends Element>(selector: string) => container.querySelector<Kind>(selector) as Kind;
  fireEvent.click(found('.queryBuilder-notToggle, .ruleGroup-notToggle input'));
  fireEvent.click(getByText('+Group'));
  fireEvent.click(getByText('+Rule', { selector: '.ruleGroup .ruleGroup button' }));
  const choose = (selector: string, value: string) => fireEvent.change(found(selector), { target: { value } });
  for (const { name, operators, type } of fields) {
    choose('.rule-fields', name);
    for (const operator of operators) {
      choose('.rule-operators', operator);
      const editor = container.querySelector<HTMLInputElement | HTMLSelectElement>('.rule-value');
      if (editor?.type === 'checkbox') fireEvent.click(editor);
      else if (editor instanceof HTMLSelectElement) {
        for (const option of editor.options) option.selected = true;
        fireEvent.change(editor);
      } else if (editor) {
        const value = entered[type] as string;
        fireEvent.change(editor, { target: { value: isRange(operator) ? `${value},${value}` : value } });
      }
    }
  }
  const rules = queries.flatMap((query) => ((query.rules[0] as RuleGroupType | undefined)?.rules as RuleType[]) ?? []);
  const told = new Set(rules.map(({ field, operator }) => `${field} ${operator}`));
  expect(told.size).toBe(fields.reduce((count, { operators }) => count + operators.length, 0));
  expect(queries.some(({ not }) => not)).toBe(true);
  expect(rules.filter(({ value }) => String(value).includes('a\\, b')).length).toBeGreaterThan(0);
  for (const [id, accepts] of running(fields))
    for (const query of queries)
      expect(accepts(JSON.parse(JSON.stringify(query))), `${id}: ${JSON.stringify(query)}`).toBe(true);
});
