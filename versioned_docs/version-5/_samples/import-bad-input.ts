import {
  parseCEL,
  parseJsonLogic,
  parseMongoDB,
  parseSQL,
} from 'react-querybuilder';

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
  'parseMongoDB  ',
  say(() => parseMongoDB('this is not JSON')),
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
const shapes = [
  ...['5', 'null', '[1, 2]', '{ "rules": [] }', '{ "year": 1950 }'],
  ...['{ "and": 5 }', '{ "and": [null] }', '{ "==": null }', '{ "==": [1] }'],
  ...['{ "$and": 5 }', '{ "$expr": null }', '{ "year": { "$regex": null } }'],
  '{ "combinator": "and", "rules": [] }',
];
for (const json of shapes) {
  console.log(json);
  console.log(
    '  parseMongoDB  ',
    say(() => parseMongoDB(json)),
  );
  console.log(
    '  parseJsonLogic',
    say(() => parseJsonLogic(json)),
  );
}
// #endregion shape

// #region shared
console.log(
  'same object:',
  parseMongoDB('x') === parseMongoDB('y'),
  parseJsonLogic('x') === parseJsonLogic('y'),
);
console.log(
  'independent:',
  parseMongoDB('x', { independentCombinators: true }),
);
// #endregion shared
