import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCapture } from '../scripts/testScale';

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
