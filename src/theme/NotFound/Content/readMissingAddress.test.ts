import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readMissingAddress } from './readMissingAddress';

const versions = [
  { name: 'current', path: '/docs/next', isLast: false },
  { name: '5', path: '/docs', isLast: true },
  { name: '4', path: '/docs/4', isLast: false },
];
const ask = (address: string) => {
  const [path = '', hash] = address.split('#');
  return readMissingAddress(path, hash === undefined ? '' : `#${hash}`, versions);
};

it.each([
  ['/docs/components/Rule', { version: '5', words: ['rule'], page: 'components/rule' }],
  ['/Docs/4/API/Export.html', { version: '4', words: ['export'], page: 'api/export' }],
  [
    '/docs/next/utils/export/#parseNumbers',
    { version: 'current', words: ['parsenumbers', 'export'], page: 'utils/export' },
  ],
  ['/docs/9/intro/index.html', { version: 'current', words: ['intro'], page: 'intro' }],
  ['/docs/v6.5.5/tips/path', { version: 'current', words: ['path'], page: 'tips/path' }],
  ['/docs/2/intro', { version: '5', words: ['intro'], page: 'intro' }],
  ['/docs/5/limit-groups', { version: '5', words: ['limit groups'], page: 'limit-groups' }],
  ['/demos/antd#a=true', { version: '5', words: ['antd'], page: '' }],
  ['/blog', { version: '5', words: ['blog'], page: '' }],
  ['/docs/7', { version: 'current', words: ['7'], page: '' }],
])('%s', (address, asked) => expect(ask(address)).toEqual(asked));

it('reads whatever an address is', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (path, hash) => {
      const { version } = readMissingAddress(`/${path}`, `#${hash}`, versions);
      expect(versions.map(({ name }) => name)).toContain(version);
    }),
  ));
