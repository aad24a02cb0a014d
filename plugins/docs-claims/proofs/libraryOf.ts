import { createRequire } from 'node:module';
import path from 'node:path';
import type * as next from 'samples-next/release';
import type { Line } from '../../../lines/lines';

/** The release of a line, with the types of Next's; what only one line has is asked of that line alone. */
export const libraryOf = (line: Line): Promise<typeof next> =>
  import(/* @vite-ignore */ `../../../${line.samples}/release`);

const ofNext = createRequire(path.resolve('docs/_samples/package.json'));

/** A release that has no line, which Next's samples install beside their own. */
export const releaseBeside = (major: 6 | 7): typeof next => ofNext(`react-querybuilder-${major}`);

/** A group of rules as a client may send it. */
// biome-ignore lint/suspicious/noExplicitAny: each release has a type of its own, and some rules here have none.
export const groupOf = (...rules: object[]): any => ({ id: 'root', combinator: 'and', rules });

/** A rule with an id of its own. */
export const ruleOf = (field: string, value: unknown, more: object = {}) => ({
  id: `rule-${field}`,
  field,
  operator: '=',
  value,
  ...more,
});
