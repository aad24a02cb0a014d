import { expect, it } from 'vitest';
import { addedBytes, builderBytes } from './addedBytes';
import { codeOf } from './itemOf';

const textsOf = (id: 'bulma' | 'shadcn') => codeOf(id, process.cwd());

it('counts the controls and their toolkit, and not the builder', async () => {
  const alone = await builderBytes(process.cwd());
  const classes = await addedBytes('bulma/8/controls', await textsOf('bulma'), process.cwd(), alone);
  const components = await addedBytes('shadcn/8/controls', await textsOf('shadcn'), process.cwd(), alone);
  // Bulma has no script; three parts of Radix are some ten thousand bytes.
  expect(classes).toBeGreaterThan(500);
  expect(classes).toBeLessThan(4000);
  expect(components).toBeGreaterThan(classes + 5000);
});

it('a file that is not there is an error', async () => {
  const { 'bulma/parts.tsx': _, ...texts } = await textsOf('bulma');
  await expect(addedBytes('bulma/8/controls', texts, process.cwd(), 0)).rejects.toThrow('Could not resolve "../parts"');
});
