import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '../../e2e/fixtures/site';
import { documentedLines } from '../../lines/lines';

/** How the builder is used: with the same props each time, with one function made in render, and by the ways of the page. */
const variants = [
  'stable props',
  'onQueryChange made in render',
  'component declared in render',
  'memoized controls, onQueryChange made in render',
  'content-visibility, onQueryChange made in render',
] as const;
const sizes = [100, 1000];
const rounds = 3;

const app = `
import { memo, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QueryBuilder, ValueEditor, ValueSelector } from 'react-querybuilder';

window.renders = 0;
const counted = (props) => { window.renders += 1; return <ValueEditor {...props} />; };
const makeFields = () => Array.from({ length: 20 }, (_, at) => ({ name: 'f' + at, label: 'Field ' + at }));
const fields = makeFields();
const shown = ['value', 'field', 'operator', 'type', 'inputType', 'valueSource', 'disabled', 'className', 'title'];
function memoized(Control, names) {
  const Inner = memo(Control, (before, now) => names.every((name) => before[name] === now[name]));
  return function Memoized(props) {
    const latest = useRef(props.handleOnChange);
    latest.current = props.handleOnChange;
    const handleOnChange = useCallback((value) => latest.current(value), []);
    return <Inner {...props} handleOnChange={handleOnChange} />;
  };
}
const plain = { valueEditor: counted };
const memos = {
  fieldSelector: memoized(ValueSelector, [...shown, 'options']),
  operatorSelector: memoized(ValueSelector, shown),
  valueEditor: memoized(counted, shown),
};
const makeQuery = (count) => ({
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: count }, (_, at) => ({ id: 'r' + at, field: 'f' + (at % 20), operator: '=', value: 'x' })),
});

function App({ variant, count }) {
  const [query, setQuery] = useState(() => makeQuery(count));
  const controlElements =
    variant === 'component declared in render'
      ? { valueEditor: (props) => counted(props) }
      : variant.startsWith('memoized') ? memos : plain;
  const onQueryChange = variant.endsWith('made in render') ? (next) => setQuery(next) : setQuery;
  return <QueryBuilder {...{ query, onQueryChange, fields, controlElements }} />;
}

const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
let root;
window.mount = async (variant, count) => {
  root?.unmount();
  document.body.dataset.variant = variant;
  const started = performance.now();
  root = createRoot(document.getElementById('root'));
  flushSync(() => root.render(<App variant={variant} count={count} />));
  await painted();
  return performance.now() - started;
};
window.type = async () => {
  const inputs = document.querySelectorAll('input.rule-value');
  const input = inputs[Math.floor(inputs.length / 2)];
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  window.renders = 0;
  const started = performance.now();
  set.call(input, input.value + 'y');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await painted();
  return { time: performance.now() - started, renders: window.renders };
};
`;

type Typed = { time: number; renders: number };
type Bench = { mount: (variant: string, count: number) => Promise<number>; type: () => Promise<Typed> };
/** The least of all, because whatever else the machine does only adds. */
const least = (all: number[]) => Math.min(...all);

for (const { release, samples } of documentedLines().filter(({ id }) => ['5', 'current', '4'].includes(id)))
  test(`a key pressed in a large query, ${release} (prints only)`, async ({ page }) => {
    const bundle = await build({
      stdin: { contents: app, loader: 'jsx', resolveDir: path.resolve(samples) },
      ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', minify: true, logLevel: 'silent' },
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    await page.setContent(
      '<style>[data-variant^="content"] .rule { content-visibility: auto; contain-intrinsic-size: auto 24px }</style><div id="root"></div>',
    );
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    const measured = new Map<string, { mounts: number[]; keys: Typed[] }>();
    // Round by round, so that what else the machine does hits all alike; the first warms up.
    for (let round = 0; round <= rounds; round += 1)
      for (const count of sizes)
        for (const variant of variants) {
          const name = `${count} rules, ${variant}`;
          const { mounts, keys } = measured.get(name) ?? { mounts: [], keys: [] };
          const mount = await page.evaluate(([variant, count]) => (window as unknown as Bench).mount(variant, count), [
            variant,
            count,
          ] as const);
          if (round) mounts.push(mount);
          for (let key = 0; key < 3; key += 1) {
            const typed = await page.evaluate(() => (window as unknown as Bench).type());
            if (round) keys.push(typed);
          }
          measured.set(name, { mounts, keys });
        }
    const base = measured.get(`100 rules, ${variants[0]}`);
    const times = (all: number[], of: number[] = []) =>
      `${least(all).toFixed(0)} ms (× ${(least(all) / least(of)).toFixed(1)})`;
    for (const [name, { mounts, keys }] of measured) {
      const pressed = keys.map(({ time }) => time);
      const renders = least(keys.map((key) => key.renders));
      expect(renders, 'the key reached an editor').toBeGreaterThan(0);
      console.log(
        `${release}, ${name}: mount ${times(mounts, base?.mounts)}, key ${times(
          pressed,
          base?.keys.map(({ time }) => time),
        )}, editors rendered ${renders}`,
      );
    }
  });
