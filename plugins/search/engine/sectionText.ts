import { lvls, type SearchRecord } from '../records';

/** Headings of a record from its page down to its own. */
const headingsOf = ({ hierarchy }: Pick<SearchRecord, 'hierarchy'>): string[] =>
  lvls.flatMap((level) => hierarchy[level] ?? []);

/** Heading of the record's own section. */
export const headingOf = (record: Pick<SearchRecord, 'hierarchy'>): string => headingsOf(record).at(-1) as string;

/** The texts by which a record is found, weighed apart. */
export const fields = {
  heading: headingOf,
  /** The headings above; the address is what `api/export` is typed for, and means the page as a whole. */
  above: (record: SearchRecord) =>
    [...headingsOf(record).slice(0, -1), ...(record.type === 'lvl1' ? [record.url] : [])].join(' '),
  synonyms: (record: SearchRecord) => record.synonyms ?? '',
  content: (record: SearchRecord) => record.content ?? '',
  code: (record: SearchRecord) => record.code ?? '',
};
