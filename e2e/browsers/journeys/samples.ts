import { documentedLines } from '../../../lines/lines';
import { aFewPixels, fillEditor, hostileProgram, ofThePage, place } from '../hostileProgram';
import type { Journey } from '../Journey';
import type { Visitor } from '../Visitor';

/** Opens the editor of a page's first sample, and waits until that has run. */
async function openEditor(visitor: Visitor) {
  await visitor.click('button', /^Edit controlled-query/);
  await visitor.sees('[data-sample] iframe:not([data-waiting])');
  await visitor.eventually(() => document.querySelector('[data-done]') !== null).toBe(true);
}

/** Types code at the top of the open editor. */
async function typeCode(visitor: Visitor, code: string) {
  await visitor.click('textarea', /^Code of/);
  await visitor.press('Control+Home');
  await visitor.type(code);
}

const [, previous] = documentedLines();

/** What a docs page runs and lets its readers edit. */
export const samples: Journey[] = [
  {
    name: 'a field of a sample is typed into',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await visitor.click('[data-sample] input.rule-value');
      await visitor.press('End');
      await visitor.type('5');
      await visitor.text('[data-sample] [data-release] pre').toBe("(genre = 'crime' and year >= 19505)");
      await visitor.value().toBe('19505');
    },
  },
  {
    name: 'a sample is edited, and drawn anew',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await openEditor(visitor);
      // The frame is the program's own; it prints what it finds there.
      await typeCode(
        visitor,
        "const look = () => document.querySelectorAll('.rule').length === 2 ? console.log('drawn') : setTimeout(look); look();\n",
      );
      await visitor.text('[role=log]').toContain('drawn');
      await visitor.sees('[data-sample] iframe:not([data-waiting])');
    },
  },
  {
    name: 'a loop without end in an edited sample is ended, and the next edit runs',
    async walk(visitor) {
      await visitor.open('/docs/intro');
      await openEditor(visitor);
      await typeCode(visitor, 'while (true) {}\n');
      await visitor.text('[data-sample] [role=alert]').toContain('Line 1: The code was stopped: this does not end.');
      await typeCode(visitor, "console.log('again'); //");
      await visitor.text('[role=log]').toContain('again');
    },
  },
  {
    name: 'a sample runs on another release, beside what differs',
    isDaily: false,
    async walk(visitor) {
      await visitor.open('/docs/next/intro');
      await openEditor(visitor);
      const { label, release } = previous as typeof previous & object;
      await visitor.choose(/^Run on/, `${label} (${release})`);
      await visitor
        .text(`section[aria-label="The same code on release ${release}"] [role=status]`)
        .toContain('The output differs between the releases.');
    },
  },
  {
    name: 'an edited sample neither takes the keyboard, nor scrolls the page, nor leaves it',
    async walk(visitor) {
      await visitor.open('/docs/4/intro');
      await visitor.open('/docs/intro');
      await openEditor(visitor);
      await visitor.run(fillEditor, hostileProgram);
      await visitor.text('[role=log]').toContain('drawn');
      const before = await visitor.run(ofThePage);
      const y = Number(await visitor.run(place));
      await visitor.text('[role=log]').toContain('over');
      await visitor.eventually(ofThePage).toBe(before);
      await visitor.eventually(place).toBeLessThan(y + aFewPixels);
      await visitor.eventually(place).toBeGreaterThan(y - aFewPixels);
    },
  },
];
