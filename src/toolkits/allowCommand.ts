/**
 * The command that lets npm install a companion beside a release of the library that it does not ask for.
 * @param companion name of the package
 * @param release the library's exact version
 */
export const allowCommand = (companion: string, release: string): string =>
  `npm pkg set "overrides.${companion}.react-querybuilder=${release}"`;
