import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(`build/r/${name}.json`, 'utf8'));

it('every item of the registry is beside it, with the texts of the files that the demo runs', () => {
  const { items } = read('registry');
  expect(items.length).toBeGreaterThan(4);
  for (const { name, files } of items) {
    const item = read(name);
    expect(item.name).toBe(name);
    expect(item.files.map(({ target }: { target: string }) => target)).toEqual(
      files.map(({ target }: { target: string }) => target),
    );
    for (const { path, content } of item.files)
      if (path.endsWith('.css')) expect(content).toBe(readFileSync(path, 'utf8'));
      else expect(content.length, path).toBeGreaterThan(100);
  }
});
