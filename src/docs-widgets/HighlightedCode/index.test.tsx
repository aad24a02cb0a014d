// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HighlightedCode } from '.';

afterEach(cleanup);
const block = (code: string) => render(<HighlightedCode html={`<code>${code}</code>`} />).container;

it('shows code as it is', () => expect(block('line 1\nline 2').querySelector('details')).toBeNull());
it('has a closed switch below code with hidden lines, which says how long it is', () => {
  const root = block('<span hidden="until-found">line 1\n</span>line 2\n<span hidden="until-found">line 3</span>');
  const fold = root.querySelector('pre + details') as HTMLDetailsElement;
  expect(fold.open).toBe(false);
  expect(fold.querySelector('summary')?.textContent).toBe('Show all 3 lines');
  expect(root.querySelector('pre')?.textContent).toBe('line 1\nline 2\nline 3');
});
