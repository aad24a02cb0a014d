import { parseCEL, parseJsonLogic, parseSQL } from 'react-querybuilder';

const say = (parse: () => object) => {
  try {
    return JSON.stringify(parse());
  } catch (error) {
    const { name, message } = error as Error;
    return `throws ${name}: ${message.split('\n')[0]}`;
  }
};

// #region syntax
console.log(
  'parseSQL      ',
  say(() => parseSQL('this is (not SQL')),
);
console.log(
  'parseJsonLogic',
  say(() => parseJsonLogic('this is not JSON')),
);
console.log(
  'parseCEL      ',
  say(() => parseCEL('this is (not CEL')),
);
// #endregion syntax

// #region shape
for (const json of [
  ...['null', '5', '[1, 2]', '{ "year": 1950 }', '{ "==": [1] }'],
  '{ "and": 5 }',
  '{ "==": null }',
  '{ "and": [null] }',
  '{ "==": [{ "var": "rating" }, null] }',
])
  console.log(
    json.padEnd(38),
    say(() => parseJsonLogic(json)),
  );
// #endregion shape

// #region shared
console.log(parseJsonLogic('x') === parseJsonLogic('y'));
// #endregion shared
