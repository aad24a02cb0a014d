import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { comparedReleases } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import { declarationsOf } from './declarations';

const folder = 'packages/upgrade';

/** A package as npm installs it from an address, with a name that has its digest: npm keeps packages by their address. */
export type Packed = { name: string; bytes: Buffer; script: string };

/**
 * Bundles the command of `packages/upgrade`, and packs it with the declarations of all compared releases, by which it checks
 * types, and with the licences of what it contains.
 * @param site address of the site, with a slash at its end
 */
export async function packCommand(site: string, siteDir = process.cwd()): Promise<Packed> {
  const { outputFiles } = await build({
    absWorkingDir: siteDir,
    entryPoints: [`${folder}/command/main.ts`],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    banner: { js: '#!/usr/bin/env node' },
    define: { SITE: JSON.stringify(site.replace(/\/$/, '')) },
  });
  const script = outputFiles[0]?.text ?? '';
  const { dependencies } = JSON.parse(readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8'));
  const manifest = {
    name: 'react-querybuilder-upgrade',
    version: '1.0.0',
    description: 'Finds what breaks or behaves differently in a newer release of react-querybuilder.',
    license: 'MIT',
    type: 'module',
    bin: { 'react-querybuilder-upgrade': 'upgrade.js' },
    engines: { node: '>=20' },
  };
  const releases = comparedReleases(siteDir);
  const declarations = Object.assign({}, ...releases.map(declarationsOf)) as Record<string, string>;
  const packages = [
    ...Object.keys(dependencies).map((name) => ({ name, at: packageFolder(siteDir, name) })),
    ...releases.map(({ release, samples, installedAs }) => ({
      name: `react-querybuilder ${release}, of which this has the declarations`,
      at: packageFolder(samples, installedAs),
    })),
  ];
  const bytes = gzipSync(
    tarOf({
      'package/package.json': `${JSON.stringify(manifest, null, 2)}\n`,
      'package/upgrade.js': script,
      'package/LICENSE': licencesOf(packages, siteDir),
      ...Object.fromEntries(Object.entries(declarations).map(([name, text]) => [`package/types/${name}`, text])),
    }),
    { level: 9 },
  );
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { name: `upgrade-${digest}.tgz`, bytes, script };
}

/** The licence of this project, and those of packages, as they ask to be passed on. */
function licencesOf(packages: { name: string; at: string }[], siteDir: string): string {
  const own = readFileSync(path.join(siteDir, 'LICENSE'), 'utf8');
  const others = packages.map(({ name, at }) => {
    const file = readdirSync(at).find((one) => /^licen[cs]e/i.test(one));
    if (!file) throw new Error(`${name} has no file with its licence.`);
    return `${name}\n\n${readFileSync(path.join(at, file), 'utf8')}`;
  });
  return [own, ...others].join('\n---\n\n');
}

/** An archive of text files in the ustar format, in which nothing depends on when or where it is made. */
function tarOf(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const content = Buffer.from(text);
    const header = Buffer.alloc(512);
    // A name of more than 100 characters is divided between two fields.
    const cut = name.length > 100 ? name.indexOf('/', name.length - 101) : -1;
    header.write(name.slice(cut + 1), 0);
    header.write(name.slice(0, Math.max(0, cut)), 345);
    header.write(name.endsWith('.js') ? '0000755\0' : '0000644\0', 100);
    header.write('0000000\0'.repeat(2), 108);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
    header.write(`${'0'.repeat(11)}\0`, 136);
    // The sum is taken with eight spaces in its own place.
    header.write(' '.repeat(8), 148);
    header.write('0', 156);
    header.write('ustar\x0000', 257);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}
