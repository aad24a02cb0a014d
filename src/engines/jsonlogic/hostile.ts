import { code, type Hostile } from '../Hostile';

/** Calls of methods, ways to constructors and prototypes, and output. */
export const hostile: Hostile = {
  refused: [],
  empty: [
    { method: [{ var: 'title' }, 'toString'] },
    { method: [{ method: [{ var: 'constructor.constructor' }, 'call', [null, code]] }, 'call'] },
    { log: code },
    { 'var.constructor': [code] },
    { constructor: [code] },
    { '__proto__.constructor': [code] },
    { map: [[1], { method: [{ var: 'constructor' }, 'constructor', [code]] }] },
  ],
};
