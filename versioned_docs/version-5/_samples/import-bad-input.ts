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
console.log(
  'parseMongoDB  ',
  say(() => parseMongoDB('{ "$expr": null }')),
);
console.log(
  'parseMongoDB  ',
  say(() => parseMongoDB('{ "title": { "$regex": null } }')),
);
console.log(
  'parseJsonLogic',
  say(() => parseJsonLogic('{ "and": 5 }')),
);
console.log(
  'parseJsonLogic',
  say(() => parseJsonLogic('{ "==": null }')),
);
console.log(
  'parseJsonLogic',
  say(() => parseJsonLogic('{ "and": [null] }')),
);
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
