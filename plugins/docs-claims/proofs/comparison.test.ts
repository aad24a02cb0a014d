import { expect } from 'vitest';
import { proves } from './proves';

/** What the other builders require, as npm says of the releases that the page names; they are not installed here. */
const peers = {
  ui: '^16.8.4 || ^17.0.1 || ^18.0.0 || ^19.0.0',
  devExtreme: '^16.2.0 || ^17.0.0 || ^18.0.0 || ^19.0.0',
  jQueryBuilder: { jquery: '^3.5.1', bootstrap: '^5.3.0' },
};
/** `16.8 to 19` of a list of ranges. */
function span(ranges: string) {
  const [first = '', ...rest] = ranges.split(' || ').map((range) => range.slice(1));
  return `${first.split('.').slice(0, 2).join('.')} to ${rest.at(-1)?.split('.')[0]}`;
}

const others = '`ui`: 16.8 to 19; `core`: no | no, needs jQuery and Bootstrap 5 | yes | yes, 16.2 to 19';

proves(
  [
    'Needs React | yes, 18 and 19 | `ui`: 16.8 to 19; `core`: no | no, needs jQuery and Bootstrap 5 | yes | yes, 16.2 to 19',
    'Needs React | yes, 16.8 to 18; release 8: 18 and 19 | `ui`: 16.8 to 19; `core`: no | no, needs jQuery and Bootstrap 5 | yes | yes, 16.2 to 19',
  ],
  (line) => {
    // `react` of a line is what `plugins/sandbox/runs.test.ts` and the samples run with.
    expect(line.react).toBe(line.major === '5' ? '16.8 to 18' : '18 and 19');
    const bootstrap = /\d+/.exec(peers.jQueryBuilder.bootstrap)?.[0];
    expect(others).toBe(
      `\`ui\`: ${span(peers.ui)}; \`core\`: no | no, needs jQuery and Bootstrap ${bootstrap} | yes | yes, ${span(peers.devExtreme)}`,
    );
  },
);
