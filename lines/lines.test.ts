import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { latestPins } from './latestPins';
import { describeLine } from './line';
import { comparedReleases, documentedLines, latest, lineOfPage, manifestOf } from './lines';
import { latestLine, lines, nextLine } from './registry';
import { registryText } from './registryText';

const versions: string[] = JSON.parse(readFileSync('versions.json', 'utf8'));
const root = JSON.parse(readFileSync('package.json', 'utf8'));

it('the registry is the one that the docs versions give', () => {
  expect(readFileSync('lines/registry.ts', 'utf8')).toBe(registryText(versions));
  expect(lines.map(({ load, ...line }) => line)).toEqual(documentedLines());
  expect([nextLine.id, latestLine.id]).toEqual(['current', latest]);
});

it('the demos run the library and the companions that the latest line documents', () => {
  const ours = Object.entries(latestPins).filter(([name]) => /^(@react-querybuilder\/|react-querybuilder$)/.test(name));
  expect(ours.length).toBeGreaterThan(0);
  for (const [name, version] of ours) expect([name, root.dependencies[name]]).toEqual([name, version]);
});

it.each(documentedLines())('$label says what a line has to say', (line) => {
  expect(line).toMatchObject({ react: expect.stringMatching(/^1[68]/) });
  const facts = { private: true, type: 'module', libraryLoad: expect.any(Number) };
  expect(manifestOf(line.samples)).toMatchObject(facts);
});

it.each([
  ['current', 'Next', '/docs/next', 'docs'],
  [latest, `v${latest}.x`, '/docs', `versioned_docs/version-${latest}`],
  ['2', 'v2.x', '/docs/2', 'versioned_docs/version-2'],
])('docs version %s is called %s, at %s, from %s', (id, label, address, docs) => {
  const facts = { react: '18' };
  expect(describeLine(id, '1.2.3', facts)).toEqual({
    ...facts,
    id,
    label,
    path: address,
    docs,
    samples: `${docs}/_samples`,
    exportDocs: `${address}/api/export`,
    release: '1.2.3',
    major: '1',
  });
  expect(describeLine(id, '1.2.3', { ...facts, exportDocs: 'utils#export' }).exportDocs).toBe(
    `${address}/utils#export`,
  );
});

describe('a site with two lines, and releases between them', () => {
  const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lines-')));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), JSON.stringify(content));
  };
  const samples = `versioned_docs/version-${latest}/_samples`;
  write('versions.json', [latest]);
  write(`${samples}/package.json`, { dependencies: { 'react-querybuilder': '1.0.0' } });
  write('docs/_samples/package.json', {
    dependencies: {
      'react-querybuilder': '6.0.0',
      'rqb-3': 'npm:react-querybuilder@3.0.0',
      'rqb-2': 'npm:react-querybuilder@2.0.0',
      'rqb-1': 'npm:react-querybuilder@1.2.3',
      'another-2': 'npm:another@2.0.0',
      another: '2.0.0',
    },
  });

  it('compares each release once, by its major version: a line has it before an alias', () => {
    const next = 'docs/_samples';
    expect(comparedReleases(siteDir)).toEqual([
      { major: '1', release: '1.0.0', samples, installedAs: 'react-querybuilder' },
      { major: '2', release: '2.0.0', samples: next, installedAs: 'rqb-2' },
      { major: '3', release: '3.0.0', samples: next, installedAs: 'rqb-3' },
      { major: '6', release: '6.0.0', samples: next, installedAs: 'react-querybuilder' },
    ]);
  });

  it('knows the line of a page, and takes a page of the site for one of the latest', () => {
    const of = (page: string) => lineOfPage(path.join(siteDir, page), siteDir).id;
    expect(['docs/intro.mdx', `versioned_docs/version-${latest}/a/b.mdx`, 'src/pages/x.mdx'].map(of)).toEqual([
      'current',
      latest,
      latest,
    ]);
    write('versions.json', []);
    expect(() => of('src/pages/x.mdx')).toThrow(`versions.json does not name docs version ${latest}`);
  });
});
