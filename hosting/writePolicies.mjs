import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { framePolicyOf, policyOf, withPolicy } from './policy.mjs';

/**
 * Gives each page of a build its policy, the pages that only lead to others too, and the documents for visitors' code theirs.
 * @param {string} folder the build folder
 * @param {Record<string, string[]>} more see `services`
 * @throws with the page's name, for a page that no policy can be made of
 */
export function writePolicies(folder, more) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.html?$/.test(entry.name)) continue;
    const page = path.join(entry.parentPath ?? entry.path, entry.name);
    try {
      const html = readFileSync(page, 'utf8');
      const isFrame = path.relative(folder, page).startsWith(`sandbox${path.sep}`);
      writeFileSync(page, withPolicy(html, isFrame ? framePolicyOf(html) : policyOf(html, more)));
    } catch (error) {
      throw new Error(`${page}: ${error.message}`, { cause: error });
    }
  }
}
