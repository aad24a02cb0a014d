import { constants, getPriority } from 'node:os';
import { expect, it, vi } from 'vitest';
import { Parts } from './parts.mjs';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

it.each([
  ['beside another one', { isBeside: true }, getPriority()],
  ['that gives way', { isBeside: true, givesWay: true }, Math.max(getPriority(), PRIORITY_BELOW_NORMAL)],
])('a part %s has its priority, and so has what it starts', async (_, how, expected) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  // As `npm run` does, it starts its program a moment later.
  const child =
    "require('child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()'], {stdio: 'inherit'})";
  await new Parts().run('name', [process.execPath, '-e', `setTimeout(() => ${child}, 50)`], how);
  expect(said.mock.lastCall?.[0]).toMatch(new RegExp(`\\n${expected}\\n$`));
});
