import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';
import { placeConstants } from './constants';

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
