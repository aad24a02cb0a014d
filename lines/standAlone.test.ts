import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, manifestOf } from './lines';

const root = manifestOf('.').dependencies;

/** `name@number` of an address such as `https://…/npm/react@18/umd/react.js`, with the pinned number instead. */
function withPins(html: string, samples: string): string {
  const { dependencies: pins } = manifestOf(samples);
  return html.replace(/((?:@[\w-]+\/)?[\w-]+)@(\d+)\.\d+\.\d+/g, (written, name: string, major: string) => {
    const isCtx = name === '@react-querybuilder/ctx'; // has the library's own number
    const pin = pins[isCtx ? 'react-querybuilder' : name] ?? pins[`${name}-${major}`] ?? root[name];
    // A package that nothing pins, such as the library's own copy of immer, is compared with what is installed by e2e/docs/umd.ts.
    return pin ? `${name}@${pin.replace(/^npm:.*@/, '')}` : written;
  });
}

// Such a file is a whole page for a reader to save, so it holds no markers: `npm run capture` writes the numbers.
describe('files that stand alone', () => {
  const files = documentedLines().flatMap(({ samples }) =>
    readdirSync(samples)
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ file: path.join(samples, name), samples })),
  );
  it.each(files)('$file names the pinned releases', async ({ file, samples }) => {
    const html = readFileSync(file, 'utf8');
    expect(html).toContain(`react-querybuilder@${manifestOf(samples).dependencies['react-querybuilder']}`);
    await expect(withPins(html, samples)).toMatchFileSnapshot(path.resolve(file));
  });
});
