import { BacktickedText } from '@site/src/docs-widgets/BacktickedText';
import { type CauseId, causeIds, causes } from '@site/src/engines/model/causes';
import { sectionOf, tableSection } from '@site/src/engines/model/sections';
import type { Results } from '@site/src/engines/proof/measure';
import { Fragment } from 'react';
import { RunInDocs } from '.';
import styles from './styles.module.css';

const count = new Intl.NumberFormat('en');

/**
 * The table of a release, whose counts `npm run capture` makes: why its formats select different rows, and how often.
 * @param release major version
 * @returns the module that an island loads
 */
export async function causesTable(release: string) {
  // All releases in one chunk: each chunk has an entry in the script of every page.
  const { default: results } = await import(
    /* webpackMode: "eager" */ `@site/src/engines/proof/results/${release}.json`
  );
  return {
    default: () => (
      <>
        <RunInDocs results={results} />
        <Causes results={results} />
      </>
    ),
  };
}

function Causes({ results: { release, seed, engines, formats, notExecuted, tables } }: { results: Results }) {
  const { movies, hostile } = tables;
  const both = [movies, hostile];
  const queries = movies.queries + hostile.queries;
  const found = causeIds.filter((id) => both.some(({ causes: counts }) => counts[id]));
  const major = Number.parseInt(release, 10);
  return (
    <>
      <p>
        {count.format(queries)} random queries were exported by {release} and run: one half on {movies.rows} rows of the
        movies table, the other on {hostile.rows} rows full of missing values, quotes, wildcards, accents and line
        breaks. <strong>All formats selected the same rows for {count.format(movies.agree + hostile.agree)}.</strong>{' '}
        Each of the other differences has one of the causes below.
      </p>
      <p>
        What a query means is taken from SQL for missing values, from the column for the type of a value, and literally
        for text; an empty group means everything. Counted for each cause are the queries with a format that selects
        other rows because of it, or whose engine refuses them.
      </p>
      <table tabIndex={0} data-causes={release} className={styles.causes}>
        <thead>
          <tr>
            <th scope="col">Cause</th>
            <th scope="col">Queries</th>
            <th scope="col">Formats</th>
          </tr>
        </thead>
        <tbody>
          {found.map((id) => (
            <tr key={id}>
              <td>
                <strong>{labelOf(id, major)}</strong>. <BacktickedText>{causes[id].sentence}</BacktickedText>
              </td>
              <td>{count.format(sum(both.map(({ causes: counts }) => counts[id]?.queries)))}</td>
              <td>
                {formats
                  .map((format) => [format, sum(both.map((table) => table.causes[id]?.formats[format]))] as const)
                  .filter(([, number]) => number > 0)
                  .map(([format, number], index) => (
                    <Fragment key={format}>
                      {index > 0 && ', '}
                      <code>{format}</code> {count.format(number)}
                    </Fragment>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Run in{' '}
        {Object.entries(engines)
          .map(([name, version]) => `${name} ${version}`)
          .join(', ')}
        ; seed {seed}. These stand in for the real engines, and differ where the table says so. Half of the queries were
        exported with <code>parseNumbers</code>, if the release has it.
        {notExecuted.length > 0 && ` Not run: ${notExecuted.join(', ')}.`}
      </p>
    </>
  );
}

/** The cause's name, linked to the section that explains it on the same page. */
function labelOf(id: CauseId, major: number) {
  const { label } = causes[id];
  const section = sectionOf(id, major);
  if (section === tableSection) return <BacktickedText>{label}</BacktickedText>;
  return (
    <a href={`#${section}`}>
      <BacktickedText>{label}</BacktickedText>
    </a>
  );
}

const sum = (numbers: (number | undefined)[]) => numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
