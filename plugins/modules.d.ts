/** Text of a file, through the bundler. */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}
/** Text of a source file, as it is and without its types; plugins/source-files. */
declare module '!!source-files!*' {
  const texts: { ts: string; js: string };
  export default texts;
}
declare module '*.css';
/** The pins of a line's samples, in a copy of their own; lines/nextPins.ts, latestPins.ts. */
declare module '*/package.json?pins' {
  const manifest: { dependencies: Record<string, string> };
  export default manifest;
}

/** The bar of a slow route change, which the theme shows; only what is used here. */
declare module 'nprogress' {
  const nprogress: { configure(options: { barSelector?: string; template?: string }): unknown };
  export default nprogress;
}

/** Address of the movies table; plugins/dataset-asset makes the file. */
declare module 'movies-table' {
  const address: string;
  export default address;
}

/** DocSearch 3 ships this entry without types. */
declare module '@docsearch/react/modal' {
  export { DocSearchModal } from '@docsearch/react';
}

/** The demo's release ships its parsers as files of their own, typed only from its main entry. */
declare module 'react-querybuilder/dist/parse*' {
  export { parseCEL, parseJsonLogic, parseMongoDB, parseSQL } from 'react-querybuilder';
}

/** The upgrade command, packed by plugins/upgrade-command when the site is built. */
declare module '@generated/upgrade-command/default/command.json' {
  const command: import('./upgrade-command').Command;
  export default command;
}

/** Files and bytes of the toolkits' controls, by plugins/controls-registry when the site is built. */
declare module '@generated/controls-registry/default/figures.json' {
  const figures: Record<
    import('../src/toolkits/registry').ToolkitId,
    import('./controls-registry/figures').ControlsFigures
  >;
  export default figures;
}

/** What is checked, counted by plugins/site-figures when the site is built. */
declare module '@generated/site-figures/default/figures.json' {
  const figures: import('./site-figures').SiteFigures;
  export default figures;
}

/** What changed between every two lines, computed by plugins/line-changes; empty in the browser. */
declare module 'line-changes' {
  const pairs: Record<string, import('../src/docs-widgets/LineChanges/changes').LineChanges>;
  export default pairs;
}
