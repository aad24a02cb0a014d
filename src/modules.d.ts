/** Text of a file, through the bundler. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}
declare module '*.css';

/** Address of the movies table; plugins/dataset-asset makes the file. */
declare module 'movies-table' {
  const address: string;
  export default address;
}

/** DocSearch 3 ships this entry without types. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}

/** Release 5.4.1 ships its parsers as files of their own, typed only from its main entry. */
declare module 'react-querybuilder/dist/parseCEL' {
  export { parseCEL } from 'react-querybuilder';
}
declare module 'react-querybuilder/dist/parseJsonLogic' {
  export { parseJsonLogic } from 'react-querybuilder';
}
declare module 'react-querybuilder/dist/parseMongoDB' {
  export { parseMongoDB } from 'react-querybuilder';
}
declare module 'react-querybuilder/dist/parseSQL' {
  export { parseSQL } from 'react-querybuilder';
}
