/** One exported name of a release. */
export type ApiExport = {
  name: string;
  kind: 'component' | 'hook' | 'function' | 'constant' | 'class' | 'namespace' | 'type';
  /** Import specifiers that offer the name, the shortest first. */
  from: string[];
  /** The declaration as shipped, without its comments. */
  declaration: string;
  /** Members of an object type. */
  members?: ApiMember[];
  /** Members of the last parameter of a function that is an object of the library: options, or a component's props. */
  options?: ApiMember[];
  /** What the release says of it if it is deprecated. */
  deprecated?: string;
  /** What pages say: since when it is there, and what it replaced; see `withSince`. */
  since?: string;
};

/** One member of an object type, or one prop. */
export type ApiMember = {
  name: string;
  type: string;
  optional: boolean;
  deprecated?: string;
  since?: string;
};

/** What a release of the library offers, read from its shipped types. */
export type Api = {
  release: string;
  exports: ApiExport[];
  /** Props of the `QueryBuilder` component. */
  props: ApiMember[];
};

/** Exists at runtime, so a reader can import and call it. */
export const isRuntime = ({ kind }: ApiExport) => kind !== 'type';
