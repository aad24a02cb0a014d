import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { placeConstants, removeOverridden } from './constants';

const placed = (styles: string, elsewhere: string) => {
  const root = parse(styles);
  placeConstants(root, elsewhere);
  return root.toString();
};

describe('placeConstants', () => {
  it.each([
    [
      'puts a value into its one place',
      ':root{--long-name:1px solid red}p{border:var(--long-name)}',
      'p{border:1px solid red}',
    ],
    ['and through others', ':root{--a:1px;--b:var(--a)}p{top:calc(var(--b)*2)}', 'p{top:calc( 1px *2)}'],
    [
      'apart from what stands close',
      ':root{--space:1px}p{margin:0 var(--space)0 var(--space)}',
      'p{margin:0 1px 0 1px}',
    ],
    ['leaves out what nothing uses', ':root{--a:1;--b:2}p{top:var(--b)}', 'p{top:2}'],
    [
      'keeps what is long and stands often',
      ':root{--a:system-ui,sans-serif}p{font-family:var(--a)}i{font-family:var(--a)}',
      ':root{--a:system-ui,sans-serif}p{font-family:var(--a)}i{font-family:var(--a)}',
    ],
    [
      'keeps what another rule changes',
      ':root{--a:1}[data-theme=dark]{--a:2}p{top:var(--a)}',
      ':root{--a:1}[data-theme=dark]{--a:2}p{top:var(--a)}',
    ],
    [
      'keeps what is worked out from something that an element changes',
      ':root{--size:1;--radius:calc(2px*var(--size))}.large{--size:2}p{border-radius:var(--radius)}',
      ':root{--size:1;--radius:calc(2px*var(--size))}.large{--size:2}p{border-radius:var(--radius)}',
    ],
    [
      'puts what depends on the colour mode into its place',
      ':root{--a:1;--b:var(--a)}[data-theme=dark]{--a:2}p{top:var(--b)}',
      ':root{--a:1}[data-theme=dark]{--a:2}p{top:var(--a)}',
    ],
    [
      'keeps what is set under a condition',
      '@media print{:root{--a:1}}p{top:var(--a)}',
      '@media print{:root{--a:1}}p{top:var(--a)}',
    ],
    ['keeps what is not of the root', '.a{--a:1}p{top:var(--a)}', '.a{--a:1}p{top:var(--a)}'],
    ['keeps what has another value where it is missing', 'p{top:var(--a,1px)}', 'p{top:var(--a,1px)}'],
    ['keeps what the page names', ':root{--mine:1}p{top:var(--mine)}', ':root{--mine:1}p{top:var(--mine)}'],
  ])('%s', (_, styles, expected) => expect(placed(styles, '<p style="--mine:2">')).toBe(expected));
});

describe('removeOverridden', () => {
  it.each([
    [
      'the last value of a selector stays',
      ':root{--a:1;--b:1}p{top:0}:root{--a:2}',
      ':root{--b:1}p{top:0}:root{--a:2}',
    ],
    ['what is empty then goes', ':root{--a:1}:root{--a:2}', ':root{--a:2}'],
    [
      'a condition overrides nothing',
      ':root{--a:1}@media print{:root{--a:2}}',
      ':root{--a:1}@media print{:root{--a:2}}',
    ],
    ['another selector overrides nothing', ':root{--a:1}html{--a:2}', ':root{--a:1}html{--a:2}'],
    ['properties may have a second value as a fallback', 'p{top:1px;top:1cap}', 'p{top:1px;top:1cap}'],
    ['what is important stays', ':root{--a:1!important}:root{--a:2}', ':root{--a:1!important}:root{--a:2}'],
  ])('%s', (_, styles, expected) => {
    const root = parse(styles);
    removeOverridden(root);
    expect(root.toString()).toBe(expected);
  });
});
