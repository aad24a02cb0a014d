import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a package asks to be said where it is passed on. */
export type Notice = { name: string; version: string; licence: string; text: string };

type Manifest = {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type: string }[];
};

const packagePath = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * The folder of the package that a file belongs to.
 * @param file absolute path of a module
 * @returns nothing for a file of the site itself
 */
export const packageOf = (file: string): string | undefined => packagePath.exec(file)?.[1];

const isLicence = (file: string) =>
  /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(file) && !/\.(js|json|ts)$/.test(file);

/**
 * The notice of a package, from its package.json and its licence files.
 * @throws when a package that is passed on names no licence at all
 */
export function noticeOf(folder: string): Notice {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { name = path.basename(folder), version = '' } = manifest;
  const { license, licenses = [] } = manifest;
  const licence =
    typeof license === 'string' ? license : (license?.type ?? licenses.map(({ type }) => type).join(' OR '));
  const files = existsSync(folder) ? readdirSync(folder).filter(isLicence).sort() : [];
  const text = files.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  if (!licence && !text) throw new Error(`${name} ${version} is bundled and names no licence.`);
  return { name, version, licence: licence || 'see below', text };
}

/**
 * The page of notices: each package with its licence, and each text of a licence once, below the packages that share it.
 * @param notices in any order, a package with several copies more than once
 */
export function noticesText(notices: readonly Notice[]): string {
  const sorted = [...new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice])).values()].sort(
    (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1),
  );
  const byText = new Map<string, Notice[]>();
  for (const notice of sorted) {
    const key = notice.text.replace(/\s+/g, ' ');
    byText.set(key, [...(byText.get(key) ?? []), notice]);
  }
  const parts = [...byText.values()].map((same) => {
    const names = same.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join('\n');
    return `${names}\n\n${same[0]?.text || 'The package comes without a text of its licence.'}`;
  });
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  return `Third-party notices\n\nThis site passes on parts of ${sorted.length} packages.${rule}${parts.join(rule)}\n`;
}
