// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { HighlightedCode } from '.';

afterEach(cleanup);
const block = (lines: number, isFolded = false) => {
  const code = Array.from({ length: lines }, (_, at) => `line ${at + 1}`).join('\n');
  return render(<HighlightedCode html={`<code>${code}</code>`} isFolded={isFolded} />).container;
};

it('shows code of up to 20 lines', () => {
  expect(block(20).querySelector('details')).toBeNull();
});
it('folds longer code, and says how long it is', () => {
  const fold = block(21).querySelector('details');
  expect(fold?.open).toBe(false);
  expect(fold?.querySelector('summary')?.textContent).toBe('21 lines');
  expect(fold?.querySelector('pre')?.textContent).toMatch(/^line 1\n[\s\S]*line 21$/);
});
it('folds shorter code where the page asks for it, with the copy button outside', () => {
  const root = block(1, true);
  expect(root.querySelector('details > summary')?.textContent).toBe('1 line');
  expect(root.querySelector('details button')).toBeNull();
  expect(root.querySelector('button')).not.toBeNull();
});
