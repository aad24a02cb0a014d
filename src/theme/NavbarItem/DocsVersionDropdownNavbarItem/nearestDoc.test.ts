import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { describe, expect, it } from 'vitest';
import { nearestDoc } from './nearestDoc';

const doc = (id: string) => ({ id, path: `/docs/4/${id.replace(/^\//, '')}` });
const version = (...ids: string[]) =>
  ({
    name: '4',
    label: 'v4.x',
    path: '/docs/4',
    mainDocId: 'intro',
    isLast: false,
    docs: ids.map(doc),
  }) as GlobalVersion;

describe('nearestDoc', () => {
  const four = version('intro', 'tips/limit-groups', '/category/tips--tricks');
  it.each([
    ['tips/styling', '/category/tips--tricks'],
    ['api/import', 'intro'],
    ['compat', 'intro'],
    ['/category/api', 'intro'],
  ])('%s → %s', (id, expected) => expect(nearestDoc(id, four).id).toBe(expected));
  it('lands on the introduction of a line that has nothing else', () =>
    expect(nearestDoc('tips/styling', version('intro')).id).toBe('intro'));
});
