import { describe, expect, it } from 'vitest';
import { matchesFilter } from './matchesFilter';

const option = { label: 'Clone buttons', explanation: 'Adds a button to each rule that copies it.' };

describe('filter of the options', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['clone', true],
    ['CLONE', true],
    ['rule clone', true],
    ['copies', true],
    ['clone group', false],
    ['lock', false],
  ])('%j matches: %s', (filter, matches) => expect(matchesFilter(option, filter)).toBe(matches));
});
