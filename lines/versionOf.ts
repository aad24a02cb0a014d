/**
 * The version of a package that a manifest pins, also where npm installs it from an archive of this repository (vendor/).
 * @example versionOf('file:../../vendor/mui-icons-material-9.5.0.tgz') // '9.5.0'
 */
export const versionOf = (spec: string): string => spec.replace(/^file:.*-(?=\d+\.\d+\.\d+)|\.tgz$/g, '');

/** The versions of all packages that a manifest pins; one under another name says which package that is. */
export const versionsOf = (dependencies: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).map(([name, spec]) => [name, versionOf(spec)]));
