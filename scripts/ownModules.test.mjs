import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ownModules } from './ownModules';

const own = ownModules(['src', 'plugins']);

it('names tests that draw in a document or replace a module, and no others', () => {
  expect(own).toContain('src/dataset/extraFields.test.ts');
  expect(own.filter((file) => file.endsWith('.test.tsx')).length).toBeGreaterThan(20);
  expect(own).not.toContain('plugins/compileTexts.test.ts');
  for (const file of own) expect(readFileSync(file, 'utf8'), file).toMatch(/@vitest-environment|vi\.|globalThis/);
});
