import { comparedReleases } from '../../../lines/lines';
import { typeCheck } from '../../remark-samples/checks/typeCheck';

/**
 * What TypeScript says of blocks of code with the types of one release: for each block, its errors.
 * @param major major version of the release
 * @param blocks code by a name of it
 */
export function typeErrors<Name extends string>(major: string, blocks: Record<Name, string>): Record<Name, string[]> {
  const release = comparedReleases().find((candidate) => candidate.major === major);
  if (!release) throw new Error(`release ${major} is not installed`);
  const fences = Object.entries<string>(blocks).map(([page, code]) => ({
    page,
    code,
    ...{ line: 1, lang: 'tsx' as const, fragment: false },
  }));
  const errors = typeCheck(release.samples, [], fences, release.installedAs);
  return Object.fromEntries(
    fences.map(({ page }) => [page, errors.filter((error) => error.startsWith(`${page}:`))]),
  ) as Record<Name, string[]>;
}
