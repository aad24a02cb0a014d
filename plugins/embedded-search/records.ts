/** One place a search can lead to, in the shape of a DocSearch record. */
export type SearchRecord = {
  objectID: string;
  /** Path within the site with anchor, base URL included. */
  url: string;
  type: 'lvl1' | 'lvl2' | 'lvl3';
  hierarchy: { lvl0: string; lvl1: string; lvl2: string | null; lvl3: string | null };
  language: string;
  version: string;
  docusaurus_tag: string;
};

/** File beside the pages that holds all records; loaded on the first search. */
export const recordsFile = 'search-records.json';
