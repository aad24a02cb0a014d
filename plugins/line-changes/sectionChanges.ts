import type { SectionChange } from '../../src/docs-widgets/LineChanges/changes';
import type { Section } from './sections';
import { wordCounts } from './wordRuns';

/** A page of a line as far as it is compared. */
export type ComparedPage = {
  /** Path in its line: `api/export`. */
  page: string;
  title: string;
  /** Address without the site's base. */
  place: string;
  sections: Section[];
};

type Placed = Section & { page: ComparedPage };

/**
 * What changed of the sections between two lines, by page of the newer line, or of the older one for sections that are
 * gone. A section is the same if it has the same anchor on the same page, or if one section alone of other pages has its
 * title: then it moved.
 * @param neutral takes out what differs between any two lines, such as the number of the release
 */
export function sectionChanges(
  before: ComparedPage[],
  after: ComparedPage[],
  neutral: (text: string) => string = (text) => text,
): Map<string, SectionChange[]> {
  const changes = new Map<string, SectionChange[]>();
  const add = (page: string, change: SectionChange) => changes.set(page, [...(changes.get(page) ?? []), change]);
  const earlier = placed(before);
  const left = new Set(earlier);
  const samePlace = new Map(earlier.map((each) => [keyOf(each), each]));
  const later = placed(after).map((now) => {
    const then = samePlace.get(keyOf(now));
    if (then) left.delete(then);
    return { now, then };
  });
  const fresh = later.filter(({ then }) => !then).map(({ now }) => now);
  for (const { now, then } of later) {
    const old = then ?? onlyOne([...left], fresh, now);
    if (old) left.delete(old);
    const { title } = now;
    const place = addressOf(now);
    if (!old) add(now.page.page, { change: 'added', title, place });
    else {
      const texts = [old, now].map(({ text }) => neutral(text)) as [string, string];
      const words = texts[0] === texts[1] ? undefined : wordCounts(...texts);
      if (old.page.page !== now.page.page)
        add(now.page.page, { change: 'moved', title, place, from: addressOf(old), ...(words && { words }) });
      else if (words) add(now.page.page, { change: 'changed', title, place, words });
    }
  }
  for (const old of left) add(old.page.page, { change: 'removed', title: old.title, place: addressOf(old) });
  return changes;
}

const placed = (pages: ComparedPage[]): Placed[] =>
  pages.flatMap((page) => page.sections.map((section) => ({ ...section, page })));

const keyOf = ({ page, anchor }: Placed) => `${page.page}#${anchor}`;
const addressOf = ({ page, anchor }: Placed) => (anchor ? `${page.place}#${anchor}` : page.place);

/** The one section that has a title, where no other of either line does. */
function onlyOne(left: Placed[], fresh: Placed[], { title }: Placed): Placed | undefined {
  const [found, ...others] = left.filter((each) => title && each.title === title);
  return others.length || fresh.filter((each) => each.title === title).length > 1 ? undefined : found;
}
