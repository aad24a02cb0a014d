import type { Line } from '../../lines/lines';
import { runtimeOf } from '../../src/sandbox/runtimeOf';
import { type EditableSample, editableSamples } from './samples';

/** Samples of a line that run with the same packages. */
export type Runtime = {
  /** Name of its file: the line's major version, with what is different. */
  id: string;
  line: Line;
  samples: Record<string, EditableSample>;
  /** Installed packages that are taken in the place of others, by the names that samples import. */
  instead: Record<string, string>;
};

/** React 19, and the releases that ask for it, as the root's package.json installs them beside the others. */
export const react19 = {
  react: 'react-19',
  'react-dom': 'react-dom-19',
  '@types/react': 'types-react-19',
  '@types/react-dom': 'types-react-dom-19',
  '@mantine/core': 'mantine-core-9',
  '@mantine/dates': 'mantine-dates-9',
  '@mantine/hooks': 'mantine-hooks-9',
};

/** The runtimes of a line's samples; the line's own comes first. */
export function runtimesOf(line: Line): Runtime[] {
  const samples = Object.entries(editableSamples(line));
  return [...new Set([line.major, ...samples.map(([file]) => runtimeOf(line.major, file))])].map((id) => ({
    id,
    line,
    samples: Object.fromEntries(samples.filter(([file]) => runtimeOf(line.major, file) === id)),
    instead: id === line.major ? {} : react19,
  }));
}
