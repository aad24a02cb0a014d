import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { build } from 'esbuild';
import jsonLogic from 'json-logic-js';
import { expect, it } from 'vitest';
import { pinsInText } from '../../lines/pinsInText';
import { nextLine } from '../../lines/registry';
import { proves } from '../docs-claims/proofs/proves';
import { entryOf, findPackage, manifestOf, subPathsOf } from '../packageFolder';

/** What docs/packages.mdx says of the family, of which no sample prints anything. */
const pagePath = path.resolve(nextLine.docs, 'packages.mdx');
const page = readFileSync(pagePath, 'utf8');
const folderOf = (name: string) => findPackage(name, nextLine.samples) as string;
const [core, library] = ['@react-querybuilder/core', 'react-querybuilder'].map(folderOf) as [string, string];
const namesOf = async (folder: string, subPath = '.') =>
  Object.keys(await import(/* @vite-ignore */ entryOf(folder, subPath)));

it('names every package of the family that is installed for Next', () => {
  const installed = readdirSync(path.dirname(core)).map((name) => `@react-querybuilder/${name}`);
  const tried = page.slice(page.indexOf('## Tried here'), page.indexOf('## Not tried here'));
  const rows = [...tried.matchAll(/^- `([^`]+)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual([...installed, 'react-querybuilder'].sort());
  for (const name of installed) {
    expect(tried).toContain(`\`${name}\` {{pin ${name}}}: `);
    expect(page).toContain(`{{peers ${name}}}`);
  }
});

// Numbers of version 8: a sentence is looked for in the pages of each line.
proves(
  [
    'Peers: {{peers react-querybuilder 8}}.',
    'Peers: {{peers @react-querybuilder/antd 8}}.',
    'Peers: {{peers @react-querybuilder/bootstrap 8}}.',
    'Peers: {{peers @react-querybuilder/mantine 8}}.',
    'Peers: {{peers @react-querybuilder/material 8}}.',
    'Peers: {{peers @react-querybuilder/dnd 8}}.',
    'Peers: {{peers @react-querybuilder/native 8}}.',
  ],
  () => {
    for (const [, name = ''] of page.matchAll(/\{\{peers ([^}]+)\}\}/g)) {
      const { version, peerDependencies } = manifestOf(folderOf(name));
      const [pinned, peers] = ['pin', 'peers'].map((kind) => pinsInText(`{{${kind} ${name}}}`, pagePath));
      expect(pinned).toBe(version);
      for (const [peer, range] of Object.entries(peerDependencies)) expect(peers).toContain(`${peer} ${range}`);
    }
  },
);

it('core needs no React: none of its entries imports it', async () => {
  const { metafile } = await build({
    entryPoints: subPathsOf(core).map((subPath) => entryOf(core, subPath)),
    bundle: true,
    external: Object.keys(manifestOf(core).peerDependencies),
    metafile: true,
    outdir: 'unwritten',
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const modules = Object.keys(metafile.inputs);
  expect(modules.length).toBeGreaterThan(10);
  expect(modules.filter((file) => /node_modules\/react(-[\w-]+)?\//.test(file))).toEqual([]);
});

it('the library exports all of core', async () => {
  const all = await namesOf(library);
  expect((await namesOf(core)).filter((name) => !all.includes(name))).toEqual([]);
});

it('derivations has no export, import or QueryManager, and the query tools', async () => {
  const names = await namesOf(core, './derivations');
  expect(names.filter((name) => /^(formatQuery|parse[A-Z](?!umber)|QueryManager)/.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['add', 'update', 'remove', 'move', 'insert', 'group', 'ungroup']));
});

it('the release exports no useShiftActions', async () => {
  expect((await namesOf(library)).filter((name) => /ShiftActions/.test(name))).toEqual(['ShiftActions']);
});

proves('A condition without rules is `false` in JsonLogic, so its result is never chosen.', async () => {
  const { formatQuery } = await import(/* @vite-ignore */ entryOf(core));
  const condition = formatQuery({ combinator: 'and', rules: [] }, 'jsonlogic');
  expect(condition).toBe(false);
  expect(jsonLogic.apply({ if: [condition, 'chosen', 'not chosen'] }, {})).toBe('not chosen');
});

it('react-native is not among the peers of native', () => {
  expect(Object.keys(manifestOf(folderOf('@react-querybuilder/native')).peerDependencies)).not.toContain(
    'react-native',
  );
});

it('dayjs adds 24 hours to a moment on a day that has 23', () => {
  dayjs.extend(utc);
  dayjs.extend(timezone);
  const midnight = dayjs.tz('2026-03-29', 'Europe/Paris');
  expect(midnight.add(1, 'day').diff(midnight, 'hour')).toBe(24);
  expect(dayjs.tz('2026-03-30', 'Europe/Paris').diff(midnight, 'hour')).toBe(23);
});
