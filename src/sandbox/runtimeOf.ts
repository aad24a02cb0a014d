/** Folder of the samples that are edited under React 19, with what asks for it: pages, which have React 18, show their code alone. */
const underReact19 = 'react-19/';

/**
 * What a sample runs with in its editor: the packages of its line, or those under React 19.
 * @param major of the line's release
 * @example runtimeOf('8', 'react-19/mantine.tsx') // '8-react-19'
 */
export const runtimeOf = (major: string, file: string): string =>
  file.startsWith(underReact19) ? `${major}-react-19` : major;
