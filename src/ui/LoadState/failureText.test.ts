import { expect, it } from 'vitest';
import { failureText } from './failureText';

it.each([
  'Loading chunk 212 failed.\n(error: https://example.org/assets/js/1a2b3c.js)',
  'Loading CSS chunk 7 failed.\n(https://example.org/assets/css/7.css)',
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://example.org/a.js',
])('says what to do when a file did not arrive: %s', (message) =>
  expect(failureText(new Error(message))).toBe(
    'This part of the page did not arrive. Check your connection, then try again.',
  ),
);
it('keeps the words of every other failure', () => {
  expect(failureText(new Error('The engine could not be loaded.'))).toBe('The engine could not be loaded.');
  expect(failureText('no worker')).toBe('no worker');
});
