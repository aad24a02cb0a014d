/** Levels of headings, the page's title first. */
export const lvls = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Headings above and of a section: the site's area, the page, and the headings below its title. */
export type Hierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;

/** @param headings the page's title, and what stands below it down to a section's own heading */
export const hierarchyOf = (lvl0: string, headings: (string | null)[]) =>
  ({ lvl0, ...Object.fromEntries(lvls.map((lvl, at) => [lvl, headings[at] ?? null])) }) as Hierarchy;

/** One section of a page, in the shape of a DocSearch record. The embedded engine and a hosted service get the same. */
export type SearchRecord = {
  objectID: string;
  /** Path within the site with anchor, base URL included. */
  url: string;
  anchor: string | null;
  /** Level of the section's heading; `content` is the rest of a section that is too long for one record. */
  type: (typeof lvls)[number] | 'content';
  hierarchy: Hierarchy;
  /** Prose and table cells of the section. */
  content: string | null;
  /** Names in the code blocks of the section, outputs included, that its text does not have. */
  code: string | null;
  /** What users call the section's subject otherwise, separated by commas; see synonyms/sections.json. */
  synonyms: string | null;
  language: string;
  version: string;
  docusaurus_tag: string;
};

/** Whether a record leads to a section of another line than the one whose index it stands in. */
export const isOffer = ({ objectID, docusaurus_tag }: SearchRecord) => objectID.startsWith(`${docusaurus_tag}:`);

/** The app id that stands where no hosted service is configured: the embedded engine answers. */
export const embeddedAppId = 'embedded';

/** The tag of pages that belong to no line of the documentation. */
export const defaultTag = 'default';

/** The tag of a docs version's pages, as Docusaurus writes it. */
export const tagOf = (id: string) => `docs-default-${id}`;

/** Folder beside the pages that holds the records, a file for each docs tag. */
export const indexFolder = 'search';

/** File in that folder that names all docs tags. */
export const tagsFile = 'tags.json';

/** File in that folder that holds the records of one docs tag. */
export const indexFile = (tag: string) => `${tag}.json`;
