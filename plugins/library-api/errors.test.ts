import path from 'node:path';
import { build } from 'esbuild';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { comparedReleases, documentedLines, type Release } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { proves } from '../docs-claims/proofs/proves';

/** What goes wrong in a document of its own, with a release and a build of React. */
const app = `
import { Component, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import * as library from 'react-querybuilder';

const { QueryBuilder, formatQuery, useQueryBuilderQuery } = library;
const query = { id: 'root', combinator: 'and', rules: [{ id: 'r', field: 'f', operator: '=', value: 'x' }] };

class Boundary extends Component {
  static getDerivedStateFromError = (error) => ({ error });
  state = {};
  render() { return this.state.error ? null : this.props.children; }
  componentDidCatch(error) { window.caught = error.message; }
}
window.addEventListener('error', (event) => event.preventDefault());
const show = async (element) => {
  window.logged = [];
  window.caught = '';
  console.error = (first) => window.logged.push(String(first));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  flushSync(() => root.render(<Boundary>{element}</Boundary>));
  await new Promise((done) => setTimeout(done));
  root.unmount();
};

window.logs = async () => {
  await show(<QueryBuilder query={query} defaultQuery={query} />);
  const both = window.logged;
  await show(<QueryBuilder defaultQuery={query} enableDragAndDrop independentCombinators />);
  return [...both, ...window.logged];
};
window.outside = async () => {
  const Outside = () => useQueryBuilderQuery() && null;
  await show(<Outside />);
  return window.caught;
};
window.renders = async (isInline) => {
  let count = 0;
  let set;
  const setState = () => { set?.({}); return true; };
  const Search = () => {
    const [, setOther] = useState();
    set = setOther;
    count += 1;
    // Nothing else would end it.
    return count < 200 ? <QueryBuilder query={query} validator={isInline ? () => setState() : setState} /> : null;
  };
  await show(<Search />);
  return count;
};
window.formatNothing = (format) => {
  try {
    formatQuery(undefined, format);
  } catch (error) {
    return error.message;
  }
};
`;

async function run({ samples, installedAs }: Release, mode: 'production' | 'development') {
  const bundle = await build({
    stdin: {
      contents: app.replace("'react-querybuilder'", `'${installedAs}'`),
      ...{ loader: 'jsx', resolveDir: path.resolve(samples) },
    },
    ...{ bundle: true, write: false, format: 'iife', jsx: 'automatic', logLevel: 'silent' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  const { window } = new JSDOM('', { runScripts: 'outside-only', pretendToBeVisual: true });
  Object.assign(window, { structuredClone });
  window.eval(bundle.outputFiles[0]?.text ?? '');
  return window;
}

const releaseOf = (major: string) => comparedReleases().find((release) => release.major === major) as Release;
/** Quoted where a table quotes it. */
const errorsOf = (major: string) =>
  pageText(`${documentedLines().find((line) => line.major === major)?.docs}/recipes/errors.mdx`);

proves('In a production build it logs nothing: look at the console of a development build.', async ({ major }) => {
  expect((await (await run(releaseOf(major), 'development')).logs()).length).toBeGreaterThan(1);
  expect(await (await run(releaseOf(major), 'production')).logs()).toEqual([]);
});

describe.each(['5', '8'])('errors of release %s', (major) => {
  it('has every message of an export of nothing', async () => {
    const window = await run(releaseOf(major), 'development');
    const formats = ['sql', 'parameterized', 'cel', 'spel', 'mongodb', 'mongodb_query', 'jsonlogic', 'json', 'sparql'];
    const messages = new Set(formats.map((format) => window.formatNothing(format)).filter(Boolean));
    expect(messages.size).toBe(2);
    for (const message of messages) expect(errorsOf(major)).toContain(`\`${message}\``);
  });
});

it.each(['development', 'production'] as const)(
  'a hook of 8 outside of the builder has its message, in %s',
  async (mode) => {
    const message: string = await (await run(releaseOf('8'), mode)).outside();
    const [, known] =
      /^(could not find react-redux context value|Cannot destructure property 'store')/.exec(message) ?? [];
    expect(errorsOf('8')).toContain(`\`${known}\``);
  },
);

it.each(['4', '5', '6', '7', '8'])(
  'a validator of %s that sets state loops when it is declared inline',
  async (major) => {
    const window = await run(releaseOf(major), 'development');
    expect(await window.renders(true)).toBeGreaterThan(100);
    expect(await window.renders(false)).toBeLessThan(5);
  },
);
