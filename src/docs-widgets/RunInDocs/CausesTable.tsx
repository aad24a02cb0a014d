import { grouped } from '@site/src/dataset/countInWords';
import type { Results } from '@site/src/engines/proof/measure';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import { Fragment } from 'react';
import { RunInDocs } from '.';
import { causesText, type ExplainedCause } from './causesText';
import styles from './styles.module.css';

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

function Causes({ results }: { results: Results }) {
  const { before, agreed, after, meaning, head, rows, end } = causesText(results);
  return (
    <>
      <p>
        {before} <strong>{agreed}</strong> {after}
      </p>
      <p>{meaning}</p>
      <table tabIndex={0} data-causes={results.release} className={styles.causes}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <strong>
                  <Label {...row} />
                </strong>
                . <BacktickedText>{row.sentence}</BacktickedText>
              </td>
              <td>{grouped(row.queries)}</td>
              <td>
                {row.formats.map(([format, number], index) => (
                  <Fragment key={format}>
                    {index > 0 && ', '}
                    <code>{format}</code> {grouped(number)}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <BacktickedText>{end}</BacktickedText>
      </p>
    </>
  );
}

/** The cause's name, linked to the section that explains it. */
function Label({ label, address }: ExplainedCause) {
  const text = <BacktickedText>{label}</BacktickedText>;
  return address ? <a href={address}>{text}</a> : text;
}
