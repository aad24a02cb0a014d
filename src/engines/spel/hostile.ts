import { code, type Hostile } from '../Hostile';

/** Calls, constructors, types, beans, projections and assignments of SpEL. */
export const hostile: Hostile = {
  refused: [
    "title.concat('x') == 'y'",
    `title.constructor.constructor('${code}')() == null`,
    `constructor.constructor('${code}').call() == null`,
    "T(java.lang.Runtime).getRuntime().exec('ls') == null",
    "new String('x') == 'x'",
    '#root.title == null',
    '@bean == null',
    'gross = 5',
    'gross++ > 0',
    "{'a'}.![#this] == null",
    "title['constructor'] == null",
  ],
  empty: [],
};
