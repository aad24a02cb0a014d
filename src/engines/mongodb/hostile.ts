import { code, type Hostile } from '../Hostile';

/** JavaScript in the query, as text or as a function, which no export can bring. */
export const hostile: Hostile = {
  refused: [],
  empty: [
    ...[
      { $where: code },
      { $where: `function () { ${code}; return true }` },
      { $expr: { $function: { body: `function () { ${code}; return true }`, args: [], lang: 'js' } } },
      { title: { $where: code } },
      { $and: [{ $where: code }] },
    ].flatMap((query) => [query, JSON.stringify(query)]),
    {
      $where: () => {
        Object.assign(globalThis, { wasRun: true });
        return true;
      },
    },
    `(${code}, {})`,
  ],
};
