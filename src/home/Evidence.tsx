import Link from '@docusaurus/Link';
import figures from '@generated/site-figures/default/figures.json';
import { latestLine, nextLine } from '@site/lines/registry';
import { grouped } from '@site/src/dataset/countInWords';
import { pageEngines } from '@site/src/engines/registry';
import styles from './styles.module.css';

const sum = (name: 'samples' | 'outputs') => grouped(figures.lines.reduce((total, line) => total + line[name], 0));

/** Three strengths; every figure is counted when the site is built, and each links to its evidence. */
export function Evidence() {
  return (
    <section className={styles.evidence} aria-label="What you can rely on">
      <div>
        <h2>
          <Link to="/how-this-site-is-tested">{sum('samples')} samples, all of them run</Link>
        </h2>
        <p>
          Every sample in these docs is compiled and run against the exact release that its page describes, and{' '}
          {sum('outputs')} printed outputs are captured from those runs.
        </p>
      </div>
      <div>
        <h2>
          <Link to="/demo">Queries executed by {pageEngines.length} real engines</Link>
        </h2>
        <p>
          The demo runs your query on real data in your browser, compares what each export format selects, and says why
          formats differ.
        </p>
      </div>
      <div>
        <h2>
          <Link to="/docs/migrate">{figures.lines.length} versions side by side</Link>
        </h2>
        <p>
          {figures.lines.map(({ release }) => release).join(', ')}: each has its own docs, and the demo shows what each
          makes of one query. Lists say{' '}
          <Link to={`/docs/changes/${latestLine.id}-to-next/api`}>
            what changed from {latestLine.release} to {nextLine.release}
          </Link>
          .
        </p>
      </div>
    </section>
  );
}
