import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../hosting/filesBelow.mjs';
import { encodings, hostFiles } from '../../hosting/rules.mjs';
import { manifestFile, workerFile } from '../../src/offline/manifest';

const isForHosts = (file: string) =>
  [...hostFiles, `/${manifestFile}`, `/${workerFile}`].includes(`/${file}`) ||
  encodings.some(({ ending }) => file.endsWith(ending));

const isRedirect = (html: string) => /<meta http-equiv="?refresh/.test(html);

/** The compiler that checks types of edited samples: 16 MB that few ask for, and nothing needs (plugins/sandbox/typeFiles.ts). */
const isForTypes = (file: string) => /^assets\/sandbox\/(types-\d+|typescript)\.\w+\.js(on)?$/.test(file);

/** What crawlers and browsers read of a page, and no visitor follows. */
const forMachines = /<meta\b[^>]*>|<link\b(?=[^>]*\brel="?(?:alternate|canonical|search)\b)[^>]*>/g;
const namesIn = (text: string) => new Set(text.match(/[\w.-]+\.\w+/g) ?? []);

/**
 * The files of a build that a visitor may need. Left out are those of the hosts, redirects, and what is for machines only:
 * pictures that meta tags alone name, and texts such as robots.txt that no page names. So is what checks types.
 * @param folder the build folder
 * @returns names from the build's root, with `/`, in their order
 */
export function filesOfBuild(folder: string): string[] {
  const names = filesBelow(folder).filter((file) => !isForHosts(file) && !isForTypes(file));
  const texts = new Map(
    names.flatMap((file) =>
      /\.(html|js|css)$/.test(file) ? [[file, readFileSync(path.join(folder, file), 'utf8')] as const] : [],
    ),
  );
  const redirects = new Set([...texts].flatMap(([file, text]) => (isRedirect(text) ? [file] : [])));
  const read = [...texts].filter(([file]) => !redirects.has(file)).map(([, text]) => text);
  const named = namesIn(read.map((text) => text.replace(forMachines, '')).join('\n'));
  const namedForMachines = namesIn(read.flatMap((text) => text.match(forMachines) ?? []).join('\n'));
  const isLeftOut = (file: string) => {
    if (file.endsWith('.html')) return redirects.has(file);
    const name = path.basename(file);
    return !named.has(name) && (namedForMachines.has(name) || /\.(txt|xml|md)$/.test(name));
  };
  return names.filter((file) => !isLeftOut(file));
}
