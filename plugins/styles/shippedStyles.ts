import { createRequire } from 'node:module';
import path from 'node:path';
import type { ShippedStyles, Toolkit } from '../../src/toolkits/toolkit';

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

/** The stylesheets of all toolkits by the absolute path of their files. */
export function shippedByPath(toolkits: Toolkits, siteDir: string): Map<string, Shipped> {
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  return new Map(
    Object.entries(toolkits).flatMap(([id, { styles }]) =>
      styles.map((each) => [resolve(each.file), { ...each, id }] as const),
    ),
  );
}
