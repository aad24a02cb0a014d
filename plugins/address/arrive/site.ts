/** What the build says to the script of arrivals; see ../index.ts. */
declare const SITE: {
  baseUrl: string;
  /** The documented lines, the longest path first. */
  lines: { id: string; path: string; label: string; release: string }[];
  /** Major versions whose step to the next one has a page. */
  steps: string[];
  /** Paths of the demos of all toolkits, without the site's base. */
  demos: string[];
};

export const { baseUrl, lines, steps, demos } = SITE;

/** The line and the name of a docs page at a path; nothing for other pages. */
export function pageAt(pathname: string) {
  const path = pathname.slice(baseUrl.length - 1);
  const line = lines.find((each) => path.startsWith(`${each.path}/`));
  return line && { line, page: path.slice(line.path.length + 1) };
}
