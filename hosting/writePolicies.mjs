import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './filesBelow.mjs';
import { framePolicyOf, policyOf, withPolicy } from './policy.mjs';

/**
 * Gives each page of a build its policy, the pages that only lead to others too, and the documents for visitors' code theirs.
 * @param {string} folder the build folder
 * @param {Record<string, string[]>} more see `services`
 * @throws with the page's name, for a page that no policy can be made of
 */
export function writePolicies(folder, more) {
  for (const name of filesBelow(folder)) {
    if (!/\.html?$/.test(name)) continue;
    const page = path.join(folder, name);
    try {
      const html = readFileSync(page, 'utf8');
      writeFileSync(page, withPolicy(html, name.startsWith('sandbox/') ? framePolicyOf(html) : policyOf(html, more)));
    } catch (error) {
      throw new Error(`${page}: ${error.message}`, { cause: error });
    }
  }
}
