/**
 * Why a format selects other rows than the query means, or than another format. Each is a switch of the model: without
 * it, the format behaves as the query means. `section` is the heading of the export page that explains it.
 */
export const causes = {
  'null-as-value': {
    label: 'Missing values are compared',
    sentence:
      'In SQL a comparison with null is unknown and selects nothing, even negated; MongoDB, JsonLogic, CEL, JSONata and LDAP take null for a value that differs from every other, and `CONCAT`, which Sequelize writes, takes it for an empty text. (Field against field, mingo finds neither < nor > for null; the MongoDB server orders null below all numbers.)',
  },
  'null-as-zero': {
    label: 'Missing values count as 0',
    sentence: 'JsonLogic compares with JavaScript, where null < 5 is true.',
  },
  'null-error': {
    label: 'Missing values are an error',
    sentence:
      'spel2js gives an error for every property that is null, even in `== null`; Spring does not. CEL and JSONata cannot order null or look into it; `&&` and `||` of CEL forgive an error that does not matter, so that its rows are those of SQL.',
  },
  'like-wildcards': {
    label: 'LIKE wildcards not escaped',
    sentence: '`%` and `_` in a value stay wildcards in SQL, with parameters too.',
  },
  'like-case': {
    label: 'LIKE ignores case',
    sentence: 'In SQLite, LIKE takes a and A for the same (not é and É). PostgreSQL and the other formats do not.',
  },
  regex: {
    label: 'Regular expression not escaped',
    sentence:
      'In `mongodb` and `spel` a value becomes a regular expression: `.` matches anything, `(` alone is refused. spel2js searches; Spring matches the whole text.',
  },
  'not-dropped': {
    label: '`not` dropped',
    sentence:
      'The `mongodb` format leaves out the `not` of a group up to release 7, and `prisma` that of every group but the query itself.',
  },
  'merged-groups': {
    label: 'Groups merged',
    sentence:
      'With independent combinators, `mongodb` and `jsonlogic` make one group of two if the outer holds nothing else, and one `not` takes the place of the other.',
  },
  'empty-group': {
    label: 'Empty groups',
    sentence:
      'A group without rules selects everything, with `not` too. JsonLogic leaves it out, or selects nothing; Drizzle, Sequelize and Prisma leave it out below the query itself; `mongodb` of Next turns it round with `not`.',
  },
  unfinished: {
    label: 'Rules left out',
    sentence:
      'A rule with an empty list or half a range is left out, and from release 4 one without a field or operator. Some formats then write `()` or a combinator without a rule, which no engine reads; others keep an empty list, or drop a range for its 0.',
  },
  lists: {
    label: 'Lists read differently',
    sentence:
      'Formats differ in which parts of a list or range they keep. Release 3 wants text with commas: it knows no `\\,`, keeps empty parts, and throws on arrays of numbers.',
  },
  'range-order': {
    label: 'Ends of a range put in order',
    sentence:
      'Some formats swap the ends of `between` if they are numbers in the wrong order; the others match nothing.',
  },
  quoting: {
    label: 'Quotes, backslashes, line breaks',
    sentence:
      'A value with characters that mean something in the format becomes another value or another expression, or makes it invalid.',
  },
  'number-as-text': {
    label: 'Numbers as text',
    sentence:
      "Without `parseNumbers` a number is written as text, '8'. SQLite, by the type of the column, and JavaScript convert it; elsewhere it equals no number, and CEL and JSONata refuse to order them.",
  },
  'boolean-as-text': {
    label: 'Booleans as text in lists',
    sentence:
      "In a list, `sql`, `cel`, `spel`, `jsonata`, and `mongodb` up to release 7 write true as text, 'true', which equals no boolean. Drizzle takes any text for true, 'false' too.",
  },
  'text-as-number': {
    label: 'Text as number',
    sentence:
      'Text that looks like a number is written as a number, with `parseNumbers` and in some ranges without, and then compared with text.',
  },
  'number-syntax': {
    label: 'Numbers written as they stand',
    sentence:
      'With `parseNumbers`, numbers such as 07, .5 or +5 go into the text unchanged: 07 is no JSON and no JSONata, .5 no CEL and no SpEL. Release 8 takes 1,000 and 1/3 for numbers, too, which are other expressions there.',
  },
  'text-in-number': {
    label: 'Text operators on numbers',
    sentence:
      'Looking for text in a number: SQLite looks in 8.0, MongoDB, JsonLogic, LDAP and TanStack DB find nothing, CEL and JSONata give an error, spel2js looks in 8. With `doesNotContain` and its like, Sequelize makes NaN of the text.',
  },
  'lost-wildcards': {
    label: 'Wildcards lost in parameters',
    sentence: 'A number as the value of `contains` becomes a parameter without `%`: LIKE compares the whole text.',
  },
  'field-comparison': {
    label: 'Field comparison not run',
    sentence:
      'Text of one field in another is JavaScript in `mongodb` (`$where`) and a method call in `spel`, which this site does not run. `mongodb` of Next leaves out `$expr`, which MongoDB refuses; `tanstack_db` loses the other field in lists and text, and `prisma` leaves the rule out.',
  },
  'no-number': {
    label: 'Value that is no number',
    sentence:
      "A text that is no number, in a column of numbers: SQLite orders it behind all numbers, JavaScript takes '' for 0, CEL and JSONata give an error, and in TanStack DB it is as large as any number.",
  },
  'two-types': {
    label: 'Fields of two types',
    sentence:
      'A field compared with one of another type: SQLite takes text for a number where it looks like one, else for larger; JavaScript converts both; CEL, JSONata and SPARQL order neither, nor does Grafeo where the text is no number.',
  },
  'type-error': {
    label: 'Type error',
    sentence:
      'PostgreSQL reads each value as the type of its column, and refuses the whole query if it cannot: text for a number, a date or a boolean, a number for text, LIKE on anything but text. So does Prisma, which knows neither lists nor order of booleans. SQLite compares whatever it is given.',
  },
  'mixed-list': {
    label: 'Lists of two types',
    sentence:
      'cel-js refuses a list of whole numbers and decimals, or of numbers and text. The CEL specification allows them.',
  },
  'empty-text': {
    label: 'Nothing in an empty text',
    sentence: 'In json-logic-js an empty text contains nothing, not even the empty text.',
  },
  'ldap-presence': {
    label: '`null` and `notNull` swapped',
    sentence: 'In LDAP `(f=*)` asks whether there is a value; the `ldap` format writes it for `null`.',
  },
  'ldap-strict': {
    label: '`<` and `>` include the value',
    sentence: 'LDAP knows `<=` and `>=` only; the `ldap` format writes them for `<` and `>` too.',
  },
  'ldap-text': {
    label: 'Text in LDAP',
    sentence:
      'Text in a directory has no capitals, if its matching rules are the usual ones; spaces at its ends do not count, and several count as one.',
  },
  'ldap-syntax': {
    label: 'No value of the LDAP syntax',
    sentence:
      'A text that is no number, or 07, makes a rule on numbers undefined in LDAP: its opposite selects nothing either.',
  },
  'match-mode': {
    label: 'Match modes',
    sentence:
      'SQL and `ldap` leave a rule with a match mode out; `sparql`, `cypher` and `gql` write it wrongly. In `mongodb`, `some` and `none` take conditions that several items meet together. In JsonLogic, `all` of an empty list is false, and the `not` of a sub-query with one rule is dropped. SpEL needs a method call, which this site does not run.',
  },
  'broken-gte': {
    label: '`>=` without its dollar sign',
    sentence: 'The `mongodb` format of release 3 writes `gte`, which selects nothing.',
  },
} as const;

export type CauseId = keyof typeof causes;
export const causeIds = Object.keys(causes) as CauseId[];
