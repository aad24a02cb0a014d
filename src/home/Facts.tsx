import Link from '@docusaurus/Link';
import figures from '@generated/site-figures/default/figures.json';
import published from '@site/lines/published.json';
import { latestLine, nextLine } from '@site/lines/registry';
import styles from './styles.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const publishedOn = (release: string) => day.format(new Date(published[release as keyof typeof published]));

/** What somebody who compares libraries asks first, from packages, measurements and captures; none is typed by hand. */
export function Facts() {
  const { licence, hasTypes, load } = figures.library;
  return (
    <ul className={styles.facts} aria-label="At a glance">
      <li>{licence} licence</li>
      <li title="The library and its dependencies, minified, brotli">{Math.round(load / 1000)} KB without React</li>
      {hasTypes && <li>TypeScript types</li>}
      {[latestLine, nextLine].map(({ release, react }) => (
        <li key={release}>
          {release} ({publishedOn(release)}): React {react}
        </li>
      ))}
      <li>
        <Link to={`${latestLine.path}/recipes/accessibility`}>WCAG 2.2 AA by axe</Link>
      </li>
      <li>
        <Link to={`${latestLine.path}/recipes/comparison`}>Comparison</Link>
      </li>
    </ul>
  );
}
