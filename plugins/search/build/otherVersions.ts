import { headingOf } from '../engine/sectionText';
import { compact, wordsOf } from '../engine/words';
import { isMigration } from '../isMigration';
import { defaultTag, hierarchyOf, type SearchRecord } from '../records';

/** Words of this length are names or subjects, shorter ones are found everywhere. */
const telling = 4;
const wordsIn = (text: string) => wordsOf(text).filter((word) => word.length >= telling);

/**
 * What other lines have and a line lacks: a record for each heading of theirs with a word that the line never says, so
 * that a search there leads on: `elasticsearch`, "In Next: Export".
 * @param byTag records of all lines
 * @param labels what the lines are called by tag, the ones to be offered first in front
 * @returns the records to add, by tag
 */
export function otherVersions(
  byTag: Map<string, SearchRecord[]>,
  labels: Map<string, string>,
): Map<string, SearchRecord[]> {
  const lines = [...labels].flatMap(([tag, label]) => {
    const records = byTag.get(tag);
    return records && tag !== defaultTag ? [{ tag, label, records }] : [];
  });
  return new Map(
    lines.map(({ tag, records }) => {
      const own = records.flatMap((record) => [headingOf(record), record.content ?? '', record.synonyms ?? '']);
      const said = new Set(own.flatMap(wordsIn));
      const offered = new Set<string>();
      const [facets] = records;
      const added = lines
        .filter((other) => other.tag !== tag)
        .flatMap(({ label, records: others }) =>
          others.flatMap((record): SearchRecord[] => {
            const heading = headingOf(record);
            const name = compact(heading);
            if (record.type === 'content' || isMigration(record.url)) return [];
            if (offered.has(name) || !wordsIn(heading).some((word) => !said.has(word))) return [];
            offered.add(name);
            const page = `In ${label}: ${record.hierarchy.lvl1}`;
            return [
              {
                ...record,
                ...{ objectID: `${tag}:${record.url}`, type: 'lvl2', content: null, code: null, synonyms: null },
                hierarchy: hierarchyOf(record.hierarchy.lvl0, [page, heading]),
                ...{ version: facets?.version ?? '', docusaurus_tag: tag },
              },
            ];
          }),
        );
      return [tag, added] as const;
    }),
  );
}
