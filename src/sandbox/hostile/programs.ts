import fc from 'fast-check';
import { type Attempt, onPage, outOf, type Targets } from './attempts';
import { endless } from './endless';
import { floods, senders, spoofs, tricks } from './spoofs';

/** What an attempt prints that got to its end. */
export const reached = 'reached:';

/** How an attempt is made: `ATTEMPT` is a call of it that never throws. */
const ways = [
  'await ATTEMPT;',
  'setTimeout(() => ATTEMPT);',
  'queueMicrotask(() => void ATTEMPT);',
  'void { get a() { return void ATTEMPT; } }.a;',
  'void new Proxy({}, { get: () => void ATTEMPT }).a;',
  "addEventListener('a', () => void ATTEMPT); dispatchEvent(new Event('a'));",
  'new MutationObserver(() => void ATTEMPT).observe(document.body, { childList: true }); document.body.append("a");',
  "addEventListener('error', () => void ATTEMPT); setTimeout(() => { throw 1; });",
  "customElements.define('x-' + Math.random().toString(36).slice(2), class extends HTMLElement { constructor() { super(); void ATTEMPT; } });",
  '[3].sort(); [1, 2].sort(() => (void ATTEMPT, 0));',
  'JSON.stringify({ toJSON: () => void ATTEMPT });',
  'requestAnimationFrame(() => void ATTEMPT);',
];

const made = ({ name, code, throws }: Attempt, way: string) => {
  const after = throws ? ` console.log(${JSON.stringify(`${reached} ${name}`)});` : '';
  return way.replace('ATTEMPT', () => `(async () => { ${code}${after} })().catch(() => {})`);
};

const counts = fc.constantFrom('10', '500', '3000');

/** A program that draws something while it tries. */
const component = (body: string) =>
  `import { useEffect, useState } from 'react';\nexport default function Taken() {\n  const [n, setN] = useState(0);\n  useEffect(() => { (async () => {\n${body}\n  })().catch(() => {}); if (n < 2) setN(n + 1); }, [n]);\n  return <p dangerouslySetInnerHTML={{ __html: '<img src=x onerror=alert(1)>' }} />;\n}\n`;

export type HostileProgram = { file: string; text: string; isEndless?: true };

/** Programs that mean harm: what they have in common is that the page, its storage and its network stay as they are. */
export function hostilePrograms(targets: Targets): fc.Arbitrary<HostileProgram> {
  const attempt = fc
    .tuple(fc.constantFrom(...onPage, ...outOf(targets)), fc.constantFrom(...ways))
    .map(([what, way]) => made(what, way));
  const spoof = fc
    .tuple(fc.constantFrom(...senders), fc.constantFrom(...spoofs), counts)
    // Much of what is large fills the memory of whoever embeds a frame, which no browser prevents.
    .map(([sender, message, count]) =>
      sender.replaceAll('MESSAGE', () => message).replaceAll('COUNT', /e[56]/.test(message) ? '10' : count),
    );
  const flood = fc.tuple(fc.constantFrom(...floods), counts).map(([what, count]) => what.replaceAll('COUNT', count));
  /** Each in a scope of its own, so that one that throws leaves the rest. */
  const step = fc
    .oneof({ weight: 5, arbitrary: attempt }, { weight: 3, arbitrary: spoof }, { weight: 1, arbitrary: flood })
    .map((code) => `try { await (async () => { ${code} })(); } catch {}`);
  const body = fc
    .tuple(
      fc.array(fc.constantFrom(...tricks), { maxLength: 2 }),
      fc.array(step, { minLength: 1, maxLength: 4 }),
      fc.option(flood),
    )
    .map(([before, steps, last]) =>
      [...before.map((code) => `try { ${code} } catch {}`), ...steps, last ?? ''].join('\n'),
    );
  return fc.oneof(
    { weight: 85, arbitrary: body.map((text) => ({ file: 'a.ts', text })) },
    { weight: 14, arbitrary: body.map((text) => ({ file: 'a.tsx', text: component(text) })) },
    { weight: 1, arbitrary: endless.map((text) => ({ file: 'a.ts', text, isEndless: true as const })) },
  );
}
