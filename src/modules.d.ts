/** Text of a file, through the bundler. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}
declare module '*.css';

/** DocSearch 3 ships this entry without types. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}
