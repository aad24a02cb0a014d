import type { Line } from '../../lines/line';
import type { LineChanges, NameChange, OutputChange, PageChanges } from '../../src/docs-widgets/LineChanges/changes';
import type { ApiJson } from '../library-api/apiSchema';
import type { Differences } from '../library-api/differences';
import { nameChanges } from './nameChanges';
import { outputChanges } from './outputChanges';
import { type ComparedPage, sectionChanges } from './sectionChanges';
import type { ShownOutput } from './sections';
import { wordRuns } from './wordRuns';

/** A line as far as it is compared with others. */
export type ComparedLine = {
  line: Line;
  pages: (ComparedPage & { outputs: ShownOutput[] })[];
  api: ApiJson;
  /** Origin and base of the addresses in `api`. */
  root: string;
};

/**
 * Everything that changed between two lines, by page.
 * @param observed what `formatQuery` returns for the same queries in both releases
 */
export function lineChanges(before: ComparedLine, after: ComparedLine, observed: Differences['outputs']): LineChanges {
  const sections = sectionChanges(before.pages, after.pages, neutral);
  const names = byPage(nameChanges(before.api, after.api), before, after);
  const pages = pagesOf(before, after).map(({ old, now }): PageChanges => {
    const { page, title } = (now ?? old) as ComparedPage;
    const explainsExport = names.home('formatQuery') === page;
    return {
      ...{ page, title },
      ...(old && { before: old.place }),
      ...(now && { after: now.place }),
      sections:
        old || !now
          ? (sections.get(page) ?? [])
          : (sections.get(page) ?? []).filter(({ change }) => change === 'moved'),
      names: names.on(page),
      outputs: [
        ...outputChanges(old?.outputs ?? [], now?.outputs ?? []),
        ...(explainsExport ? observed.map(ofFormat) : []),
      ],
    };
  });
  const isSame = ({ before: one, after: other, sections: some, names: named, outputs }: PageChanges) =>
    one && other && !some.length && !named.length && !outputs.length;
  return {
    lines: [nameOf(before.line), nameOf(after.line)],
    pages: pages.filter((page) => !isSame(page)),
    same: pages.filter(isSame).map(({ page, title, after: place = '' }) => ({ page, title, place })),
  };
}

const nameOf = ({ label, release, path }: Line) => ({ label, release, path });

/** Pages of the newer line in its order, then those that only the older one has. */
function pagesOf(before: ComparedLine, after: ComparedLine) {
  const find = ({ pages }: ComparedLine, name: string) => pages.find(({ page }) => page === name);
  return [
    ...after.pages.map((now) => ({ now, old: find(before, now.page) })),
    ...before.pages.filter(({ page }) => !find(after, page)).map((old) => ({ old, now: undefined })),
  ];
}

/** Text without what differs between any two lines: their releases, their labels and their addresses. */
const neutral = (text: string) =>
  text
    .replace(/\b\d+\.\d+\.\d+\b/g, '0.0.0')
    .replace(/\bv?\d+\.x\b|\bNext\b/g, 'v0.x')
    .replace(/\s+/g, ' ');

const ofFormat = ({ format, query, before, after }: Differences['outputs'][number]): OutputChange => ({
  sample: `${format}: ${query}`,
  text: wordRuns(before, after),
});

/** Changes of names by the page that explains them; a page that says the same name twice has it once. */
function byPage(changes: NameChange[], before: ComparedLine, after: ComparedLine) {
  const local = ({ place, ...change }: NameChange, { root, line }: ComparedLine) => {
    const path = place?.slice(root.length) ?? `${line.path}/intro`;
    return { page: path.slice(line.path.length + 1).split('#')[0] as string, change: { ...change, place: path } };
  };
  const all = changes.map((change) => local(change, change.change === 'removed' ? before : after));
  const home = (name: string) => {
    const place = after.api.exports.find((each) => each.name === name)?.page;
    return place && local({ change: 'added', name, kind: '', place }, after).page;
  };
  return { home, on: (page: string) => all.filter((each) => each.page === page).map(({ change }) => change) };
}
