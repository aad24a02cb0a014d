import type { DemoRelease, Format } from './DemoRelease';

/** The format of a release with an id; SQL for a format that it does not have. */
export const formatOf = ({ formats }: Pick<DemoRelease, 'formats'>, id: string): Format =>
  formats.find((candidate) => candidate.id === id) ?? (formats[0] as Format);
