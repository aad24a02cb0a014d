import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { isDeep } from '../../../scripts/testScale';
import type { PanelId } from '../../../src/demo/panels/panelIds';
import { panelLabels } from '../../../src/demo/panels/panelLabels';
import { inside } from '../../../src/engines/inside';
import { toolkits } from '../../../src/toolkits/registry';
import { successful } from '../../fixtures/demo';
import { toolkitsToday } from '../../fixtures/toolkitsToday';
import type { Journey } from '../Journey';
import type { Visitor } from '../Visitor';

const openPanel = (visitor: Visitor, panel: PanelId) => visitor.click('[role=tab]', panelLabels[panel]);

/** What the open panel says. */
const saysOfPanel = (visitor: Visitor) => visitor.text('[role=tabpanel]');

const addRule = (visitor: Visitor) => visitor.click('button', 'Add rule, the whole query');

const hasRules = (visitor: Visitor, count: number) =>
  visitor.eventually(() => document.querySelectorAll('[data-toolkit] .rule').length).toBe(count);

/** Types into a field in place of what it holds, once it takes letters: that of the import waits for its language. */
async function typeInto(visitor: Visitor, field: string, text: string) {
  await visitor.click(':is(input, textarea):read-write', field);
  await visitor.press('Control+a');
  await visitor.type(text);
}

async function importQuery(visitor: Visitor, text: string) {
  await openPanel(visitor, 'import');
  await typeInto(visitor, 'Query text', text);
  await visitor.click('[role=tabpanel] button', 'Import');
}

const [film] = successful(9);
const title = String(film?.Title);

/** The demo, in the release that it begins with. */
export const demo: Journey[] = [
  {
    name: 'a rule is added, typed into and run in every toolkit of the day',
    async walk(visitor) {
      for (const { path: address } of isDeep('browsers') ? toolkits : toolkitsToday)
        await test.step(address, async () => {
          await visitor.open(address);
          await addRule(visitor);
          await hasRules(visitor, 5);
          await typeInto(visitor, 'Value, rule 4', title);
          await openPanel(visitor, 'results');
          await saysOfPanel(visitor).toContain('select the same 1 row.');
          await saysOfPanel(visitor).toContain(title);
        });
    },
  },
  {
    name: 'results, why a row is among them, and PostgreSQL',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/demo');
      await typeInto(visitor, 'Value, rule 1', '9');
      await openPanel(visitor, 'results');
      await saysOfPanel(visitor).toContain('select the same 1 row.');
      await visitor.click('button', `Why is ${title} selected?`);
      await saysOfPanel(visitor).toContain(`${title}: selected by SQL`);
      await visitor.click('button', `Also run in ${inside.postgresql}`);
      await saysOfPanel(visitor).toContain('PostgreSQL and SQLite select the same 1 row');
    },
  },
  {
    name: 'an export is copied, and a link, which opens to the same query',
    async walk(visitor) {
      await visitor.open('/demo');
      await typeInto(visitor, 'Value, rule 1', '8.25');
      await openPanel(visitor, 'export');
      await visitor.click('label', 'MongoDB');
      await saysOfPanel(visitor).toContain('"$gte": 8.25');
      await visitor.click('button', 'Copy Query as MongoDB');
      await visitor.sees('button', 'Copied');
      await openPanel(visitor, 'import');
      await visitor.click('textarea', 'Query text');
      await visitor.paste();
      await visitor.value().toContain('"$gte": 8.25');
      await visitor.click('button', 'Copy link');
      await visitor.sees('button', 'Link copied');
      await visitor.click('textarea', 'Query text');
      await visitor.paste();
      await visitor.value().toContain('/demo#d1=');
      const link = await visitor.run(() => (document.activeElement as HTMLTextAreaElement).value);
      await visitor.open('/docs/intro');
      await visitor.open(link);
      await hasRules(visitor, 4);
      await visitor
        .eventually(() => document.querySelector<HTMLInputElement>('input[aria-label="Value, rule 1"]')?.value)
        .toBe('8.25');
    },
  },
  {
    name: 'a query is imported, and what cannot be read says where',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/demo');
      await importQuery(visitor, "title = 'Jaws'");
      await visitor.text('#import-outcome').toContain('Read as SQL');
      await hasRules(visitor, 1);
      await importQuery(visitor, 'title = = 1');
      await visitor.text('#import-outcome').toMatch(/line 1/i);
      await hasRules(visitor, 1);
    },
  },
  {
    name: 'a table of 100,000 rows of their own is read from a file and queried',
    isDaily: false,
    async walk(visitor) {
      const answer = () => visitor.text('[aria-label="What the query selects"]');
      const folder = mkdtempSync(path.join(tmpdir(), 'react-querybuilder-rows-'));
      try {
        const lines = Array.from({ length: 100_000 }, (_, index) => `${index},name ${index},${index % 97}`);
        writeFileSync(path.join(folder, 'large.csv'), `id,name,score\n${lines.join('\n')}`);
        await visitor.open('/demo');
        await openPanel(visitor, 'data');
        await visitor.lives();
        await visitor.upload('[aria-label="File with a table or its fields"]', path.join(folder, 'large.csv'));
        await visitor.click('button', 'Use this data');
        // Another table makes the page shorter, which moves all of it.
        await answer().toContain('of 100,000 rows');
        await importQuery(visitor, 'score > 95');
        await answer().toContain(
          `${lines.filter((_, index) => index % 97 > 95).length.toLocaleString('en')} of 100,000 rows`,
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
];
