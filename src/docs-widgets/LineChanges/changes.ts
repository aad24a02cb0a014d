/** A piece of a text before and after: what both have, only the older (`-`) or only the newer one (`+`). */
export type Run = [kind: '=' | '-' | '+', text: string];

export type SectionChange = {
  change: 'added' | 'removed' | 'changed' | 'moved';
  title: string;
  /** Where it stands, without the site's base: on the older line if it was removed. */
  place: string;
  /** Where it stood, if it moved to another page. */
  from?: string;
  /** How many words it gained and lost. */
  words?: [gained: number, lost: number];
};

/** A prop, an option, a member of a type or an exported name. */
export type NameChange = {
  change: 'added' | 'removed' | 'changed';
  name: string;
  /** What it is: `prop`, `member`, or the kind of an export. */
  kind: string;
  /** Types that have the member. */
  owners?: string[];
  /** Where it is explained, without the site's base. */
  place?: string;
  /** Its type or declaration: that of a new name, or what changed. */
  type?: Run[];
  /** What changed of the default that the pages state. */
  default?: [before: string, after: string];
};

export type OutputChange = {
  /** The file that printed it, or the format and the query. */
  sample: string;
  region?: string;
  /** What changed of the output; absent if the code of the sample differs, too. */
  text?: Run[];
};

/** What changed on a page between two lines. */
export type PageChanges = {
  /** Path in its line: `api/export`. */
  page: string;
  title: string;
  /** Its addresses on both lines, without the site's base; the older or the newer line may not have it. */
  before?: string;
  after?: string;
  sections: SectionChange[];
  names: NameChange[];
  outputs: OutputChange[];
};

/** What changed between two lines, the older one first. */
export type LineChanges = {
  lines: [older: LineName, newer: LineName];
  pages: PageChanges[];
  /** Pages of both lines on which nothing changed. */
  same: { page: string; title: string; place: string }[];
};

export type LineName = { label: string; release: string; path: string };
