// @vitest-environment jsdom
import { Global, jsx } from '@emotion/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { EmotionStyles } from './EmotionStyles';

afterEach(cleanup);

const written = () => [...document.head.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent);
const coloured = (color: string) => (
  <EmotionStyles key={color}>
    <Global styles={{ p: { color } }} />
    {jsx('p', { css: { color } })}
  </EmotionStyles>
);

it('takes its styles away with what they were for, and writes them again', () => {
  const { rerender, container } = render(coloured('red'));
  const colour = () => getComputedStyle(container.querySelector('p') as Element).color;
  const ofRed = written();
  expect(ofRed.join()).toContain('color:red');
  expect(colour()).toBe('rgb(255, 0, 0)');
  rerender(coloured('blue'));
  expect(written().join()).not.toContain('red');
  expect(colour()).toBe('rgb(0, 0, 255)');
  rerender(coloured('red'));
  expect(written()).toEqual(ofRed);
  expect(colour()).toBe('rgb(255, 0, 0)');
  rerender(<p />);
  expect(written()).toEqual([]);
});
