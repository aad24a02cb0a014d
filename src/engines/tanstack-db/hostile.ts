import { code, type Hostile } from '../Hostile';

const title = { field: 'title' };

/** Operators that the export does not use, ways to prototypes, and what is no condition. */
export const hostile: Hostile = {
  refused: [
    code,
    null,
    undefined,
    [],
    {},
    title,
    { call: 'constructor', args: [code] },
    { call: 'queryOnce', args: [] },
    { call: '__proto__', args: [] },
    { call: 'createCollection', args: [{}] },
    { call: 'eq' },
    { call: 'eq', args: [title, { constructor: code }] },
    { call: 'not', args: [{ call: 'sum', args: [title] }] },
    {
      call: 'and',
      args: [
        { call: 'eq', args: [1, 1] },
        { call: 'constructor.constructor', args: [code] },
      ],
    },
  ],
  empty: [
    { call: 'eq', args: [title, code] },
    { call: 'eq', args: [{ field: '__proto__' }, 'a'] },
    { call: 'eq', args: [{ field: 'constructor' }, 'a'] },
    { call: 'like', args: [{ field: 'constructor' }, '%'] },
    { call: 'eq', args: [{ field: '__refProxy' }, 'a'] },
  ],
};
