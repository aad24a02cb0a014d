import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeName } from './freeName';
import { limits } from './limits';

it.each([
  [[], 'Pasted table'],
  [['orders'], 'Pasted table'],
  [['Pasted table'], 'Pasted table 2'],
  [['PASTED TABLE', 'Pasted table 2', 'Pasted table 4'], 'Pasted table 3'],
])('beside %j, it is %s', (taken, name) => expect(freeName('Pasted table', taken)).toBe(name));

it('gives every one of many sets a name of its own, which can be saved', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a 2', 'x'.repeat(limits.textLength)), { maxLength: 30 }), (all) => {
      const names: string[] = [];
      for (const wanted of all) names.push(freeName(wanted, names));
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(all.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(limits.textLength);
    }),
  ));
