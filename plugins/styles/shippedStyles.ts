import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ShippedStyles, Toolkit } from '../../src/toolkits/toolkit';
import { findPackage } from '../packageFolder';

export type Toolkits = Record<string, Toolkit>;
/** A stylesheet that a toolkit's package ships, as the toolkit's descriptor says it. */
type Shipped = ShippedStyles & { id: string };

/** The packages of a toolkit, with whatever release. */
export const packagesOf = ({ packages }: Toolkit): string[] => Object.values(packages).flat();

/** Name of the package that a file of `node_modules` belongs to, with its scope; nothing for other files. */
export function packageOf(file: string): string | undefined {
  const name = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file)?.[1];
  return name?.replace('\\', '/');
}

/** The absolute paths of a stylesheet, or of all stylesheets of a folder. */
function filesOf(file: string, siteDir: string): string[] {
  const [, name = '', folder = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)\/\*\.css$/.exec(file) ?? [];
  if (!name) return [createRequire(path.join(siteDir, 'package.json')).resolve(file)];
  const whole = path.join(findPackage(name, siteDir) ?? '', folder);
  return readdirSync(whole).flatMap((each) => (each.endsWith('.css') ? [path.join(whole, each)] : []));
}

/** The stylesheets of all toolkits by the absolute path of their files. */
export function shippedByPath(toolkits: Toolkits, siteDir: string): Map<string, Shipped> {
  return new Map(
    Object.entries(toolkits).flatMap(([id, { styles }]) =>
      styles.flatMap((each) => filesOf(each.file, siteDir).map((file) => [file, { ...each, id }] as const)),
    ),
  );
}
