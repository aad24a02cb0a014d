import { causeIds } from '@site/src/engines/model';
import { type ServerCause, serverCauses } from '@site/src/engines/servers/causes';
import { describe, expect, it } from 'vitest';
import { causeTextOf, docsOfCause } from './causeTexts';

describe('causes of databases', () => {
  it.each(Object.keys(serverCauses) as ServerCause[])('%s has what helps, and leads to the page on databases', (id) => {
    expect(causeTextOf(id).cure).toMatch(/\.$/);
    expect(docsOfCause(id, '8.24.1')).toBe('/docs/next/recipes/which-rows');
    expect(docsOfCause(id, '5.4.1')).toBe('/docs/recipes/which-rows');
  });
  it.each(causeIds)('%s is said as before', (id) => {
    expect(causeTextOf(id).sentence).not.toBe('');
    expect(docsOfCause(id, '8.24.1')).toMatch(/^\/docs\/next\/.+#/);
  });
});
