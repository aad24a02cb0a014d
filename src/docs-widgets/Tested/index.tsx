import Link from '@docusaurus/Link';
import figures from '@generated/site-figures/default/figures.json';
import { grouped } from '@site/src/dataset/countInWords';
import { engines } from '@site/src/engines/registry';

/** What is checked for each documented release. */
export function TestedLines() {
  return (
    // A table that scrolls must be reachable by keyboard.
    <table tabIndex={0}>
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Samples run</th>
          <th scope="col">Outputs captured</th>
          <th scope="col">Exports documented</th>
          <th scope="col">Props documented</th>
        </tr>
      </thead>
      <tbody>
        {figures.lines.map(({ id, release, samples, outputs, exports, props }) => (
          <tr key={id}>
            <th scope="row">{release}</th>
            <td>{grouped(samples)}</td>
            <td>{grouped(outputs)}</td>
            <td>{grouped(exports)}</td>
            <td>{grouped(props)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many code blocks could not be compiled. */
export function TestedNotRun() {
  return (
    <p>
      {grouped(figures.notRun)} code blocks import a package that is not installed here. They are marked “Not run here”,
      and are neither compiled nor run.
    </p>
  );
}

/** How many random queries the published counts come from, and the engines that ran them. */
export function TestedQueries() {
  const queries = figures.lines.reduce((sum, line) => sum + line.queries, 0);
  return (
    <>
      <p>
        The counts in the docs come from {grouped(queries)} random queries, which were run in these engines. You can{' '}
        <Link to="/demo">run a query of your own in the demo</Link>.
      </p>
      <ul>
        {engines
          .filter(({ onRequest }) => !onRequest)
          .map(({ id, description }) => (
            <li key={id}>{description}</li>
          ))}
      </ul>
    </>
  );
}

/** The commit that these pages were built from. */
export function TestedState() {
  const { commit } = figures;
  if (!commit) return null;
  return (
    <p>
      These pages were built from commit <code>{commit.id}</code> of {commit.date}.
    </p>
  );
}
