import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { comparedReleases, documentedLines, latest, manifestOf } from './lines';
import { latestLine, latestPins, lines, nextLine } from './registry';
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
  expect(line).toMatchObject({ react: expect.stringMatching(/^1[68]/), libraryLimit: expect.any(Number) });
  expect(manifestOf(line.samples)).toMatchObject({ private: true, type: 'module' });
});

it('a release is compared once, by its major version', () => {
  const majors = comparedReleases().map(({ major }) => Number(major));
  expect(majors).toEqual([...new Set(majors)].sort((a, b) => a - b));
});
