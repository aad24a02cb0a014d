import type { DataSet } from './DataSet';

/** A small table of a visitor, for tests. */
export const setOfTests: DataSet = {
  name: 'orders',
  fields: [
    { name: 'id', label: 'Id', type: 'number', operators: ['=', '<', '>'], editor: 'number', nullable: false },
    {
      name: 'title',
      label: 'Customer',
      type: 'text',
      operators: ['=', 'contains', 'in', 'null'],
      editor: 'text',
      nullable: true,
    },
    {
      name: 'status',
      label: 'Status',
      type: 'text',
      operators: ['=', 'in'],
      editor: 'select',
      values: ['open', 'paid'],
      nullable: false,
    },
    { name: 'paid', label: 'Paid', type: 'boolean', operators: ['='], editor: 'checkbox', nullable: false },
    { name: 'ratings', label: 'Tags', type: 'list', operators: ['contains'], editor: 'text', nullable: true },
  ],
  table: {
    columns: [
      { name: 'id', type: 'number' },
      { name: 'title', type: 'text' },
      { name: 'status', type: 'text' },
      { name: 'paid', type: 'boolean' },
      { name: 'ratings', type: 'text' },
    ],
    values: [
      [1, 2, 3, 4],
      ['Ada', null, 'Bo <b>', "O'Neil"],
      ['open', 'paid', 'paid', 'open'],
      [false, true, true, false],
      ['a, b', 'b', null, 'c'],
    ],
  },
};
