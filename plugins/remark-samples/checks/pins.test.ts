import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkPins } from './pins';

let site = '';
afterEach(() => site && rmSync(site, { recursive: true }));

/** A site with two lines, in which npm has hoisted line 4's companion to the root, beside line 5's library. */
function hoistedSite() {
  site = mkdtempSync(path.join(tmpdir(), 'pins-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), JSON.stringify(content));
  };
  write('versions.json', ['4']);
  write('package.json', { dependencies: { react: '0.9.0' } });
  write('docs/_samples/package.json', { dependencies: { 'react-querybuilder': '2.0.0', antd: '3.0.0' } });
  write('versioned_docs/version-4/_samples/package.json', {
    dependencies: { 'react-querybuilder': '1.0.0', '@react-querybuilder/antd': '1.0.0' },
  });
  write('versioned_docs/version-4/_samples/node_modules/react-querybuilder/package.json', { version: '1.0.0' });
  write('node_modules/react-querybuilder/package.json', { version: '2.0.0' });
  write('node_modules/react/package.json', { version: '0.9.0' });
  write('node_modules/antd/package.json', { version: '6.0.0' });
  write('node_modules/@react-querybuilder/antd/package.json', { version: '1.0.0' });
  return site;
}

it('every companion of every line finds the library, React and toolkits of its line', () => {
  const { problems, checked } = checkPins();
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});

it("names a companion that was given another line's library", () => {
  expect(checkPins(hoistedSite()).problems).toEqual([
    'versioned_docs/version-4/_samples: react-querybuilder as seen by node_modules/@react-querybuilder/antd is 2.0.0, not 1.0.0',
    'versioned_docs/version-4/_samples: antd as seen by node_modules/@react-querybuilder/antd is 6.0.0, not 3.0.0',
  ]);
});
