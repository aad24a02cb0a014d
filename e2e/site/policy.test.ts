import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { framePolicyOf, policyOf } from '../../hosting/policy.mjs';

const documents = readdirSync('build', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.html?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
const meta = /<meta http-equiv=content-security-policy content="([^"]*)">/g;

test('every page begins with the policy of what stands in it, and runs no text', () => {
  expect(documents.length).toBeGreaterThan(100);
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    const [policy, ...more] = [...html.matchAll(meta)];
    expect(more, file).toEqual([]);
    if (file.startsWith(path.join('build', 'sandbox'))) {
      expect(policy?.[1], file).toBe(framePolicyOf(html));
      expect(policy?.[1], file).not.toMatch(/self|unsafe-eval|\*|https?:|connect-src|frame-src|worker-src (?!'none')/);
      continue;
    }
    expect(policy?.[1], file).toBe(policyOf(html));
    expect(policy?.[1], file).not.toMatch(
      /unsafe-(eval|inline)|wasm|\*|https?:(?!\/\/(stackblitz\.com|codesandbox\.io))/,
    );
    // Nothing that it governs, and no more than what says how to read it, stands before it.
    expect(html.slice(0, policy?.index), file).not.toMatch(/<(script|style|link|body)|style=/);
    expect(policy?.index, file).toBeLessThan(1024);
  }
});
