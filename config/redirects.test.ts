import { expect, it } from 'vitest';
import { documentedLines } from '../lines/lines';
import { redirects } from './redirects';

it('the address of every documented line leads to its first page', () => {
  const lines = redirects.redirects.filter(({ from }) => from.startsWith('/docs'));
  expect(lines).toHaveLength(documentedLines().length);
  expect(lines).toContainEqual({ from: '/docs', to: '/docs/intro' });
  expect(lines).toContainEqual({ from: '/docs/next', to: '/docs/next/intro' });
});
