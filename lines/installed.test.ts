import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCapture } from '../scripts/testScale';
import { latestLine, nextLine } from './registry';

const file = 'lines/installed.json';
const known: { release: string; date: string } = JSON.parse(readFileSync(file, 'utf8'));

/** What `npm install react-querybuilder` brings today. */
const today = () => ({
  release: execFileSync('npm', ['view', 'react-querybuilder', 'version'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
});

// Only `npm run capture` asks the registry: other runs need no network, and the date is that of the capture.
it('what npm brought is a release, with the day on which it did', async () => {
  const captured = isCapture ? today() : known;
  await expect(`${JSON.stringify(captured, null, 2)}\n`).toMatchFileSnapshot('installed.json');
  expect(captured.release).toMatch(/^\d+\.\d+\.\d+$/);
  expect(new Date(captured.date).toISOString()).toBe(`${captured.date}T00:00:00.000Z`);
});

/** The days on which npm got the releases that the home page names. */
function daysOfReleases(): Record<string, string> {
  const times = JSON.parse(execFileSync('npm', ['view', 'react-querybuilder', 'time', '--json'], { encoding: 'utf8' }));
  return Object.fromEntries(pinned.map((release) => [release, times[release].slice(0, 10)]));
}
const pinned = [latestLine, nextLine].map(({ release }) => release);

it('the days on which releases were published are those of the pins', async () => {
  const days = isCapture ? daysOfReleases() : JSON.parse(readFileSync('lines/published.json', 'utf8'));
  await expect(`${JSON.stringify(days, null, 2)}\n`).toMatchFileSnapshot('published.json');
  expect(Object.keys(days), 'after another pin, npm run capture').toEqual(pinned);
  for (const date of Object.values(days)) expect(date).toMatch(/^20\d\d-\d\d-\d\d$/);
});
