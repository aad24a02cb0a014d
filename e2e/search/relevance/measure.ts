/** Addresses that an engine answers a query with, best first. */
export type Answer = (query: string) => string[];
type Expected = [query: string, ...sections: string[]];
type Outcome = { query: string; wanted: string; got: string[]; section: number; page: number };
export type Figures = { count: number; sectionFirst: number; sectionInThree: number; pageInThree: number };

/**
 * Asks an engine all queries of a set.
 * @param prefix path of the line whose sections are expected, such as `/docs/`
 */
export function measure(set: Expected[], answer: Answer, prefix = '/docs/'): { figures: Figures; misses: Outcome[] } {
  const outcomes = set.map(([query, ...sections]): Outcome => {
    const got = answer(query);
    const wanted = sections.map((section) => prefix + section);
    const pages = new Set(wanted.map(pageOf));
    return {
      query,
      wanted: wanted[0] as string,
      got: got.slice(0, 3),
      section: got.findIndex((url) => wanted.includes(url)),
      page: got.findIndex((url) => pages.has(pageOf(url))),
    };
  });
  const share = (test: (outcome: Outcome) => boolean) => outcomes.filter(test).length / outcomes.length;
  const within = (rank: number, limit: number) => rank >= 0 && rank < limit;
  return {
    figures: {
      count: outcomes.length,
      sectionFirst: share(({ section }) => within(section, 1)),
      sectionInThree: share(({ section }) => within(section, 3)),
      pageInThree: share(({ page }) => within(page, 3)),
    },
    misses: outcomes.filter(({ section }) => section !== 0),
  };
}

const pageOf = (url: string) => url.split('#')[0] as string;
