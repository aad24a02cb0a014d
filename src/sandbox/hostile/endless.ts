import fc from 'fast-check';

/** What does not end, `TURN` being what a turn does. */
const forms = [
  'while (true) { TURN }',
  'for (;;) { TURN }',
  'do { TURN } while (1)',
  'for (let i = 0; i < Infinity; i++) { TURN }',
  'for (let i = 1; i; i += 1) TURN',
  'label: for (;;) { for (;;) { TURN continue label; } }',
  'const go = () => { TURN go(); }; go();',
  'function even() { TURN odd(); } function odd() { even(); } even();',
  'const go = () => { try { go(); } catch { TURN go(); } }; go();',
  'const go = () => { try { TURN go(); } finally { go(); } }; go();',
  'const o = { get a() { TURN return this.a; } }; void o.a;',
  'const o = { set a(v) { TURN this.a = v; } }; o.a = 1;',
  'const o = { toString() { TURN return String(this); } }; String(o);',
  'const o = { valueOf() { TURN return +this; } }; void (+o);',
  'const o = { [Symbol.toPrimitive]() { TURN while (true); } }; void (o + 1);',
  'const p = new Proxy({}, { get: (t, k, r) => { TURN return r[k]; } }); void p.a;',
  'const p = new Proxy({}, { has: () => { for (;;) { TURN } } }); void ("a" in p);',
  'class A { constructor() { TURN new A(); } } new A();',
  'class A { static go() { TURN A.go(); } } A.go();',
  'class A { static { while (true) { TURN } } } void A;',
  'class A { #go() { TURN this.#go(); } start() { this.#go(); } } new A().start();',
  'function* all() { for (;;) { TURN yield 1; } } for (const one of all()) void one;',
  'const all = { *[Symbol.iterator]() { while (true) { TURN yield 1; } } }; void [...all];',
  'const list = [1]; for (const one of list) { TURN list.push(one); list.shift(); list.unshift(1); }',
  'while (true) { try { while (true) { TURN } } catch {} }',
  'while (true) { try { throw 1; } catch { TURN } finally { continue; } }',
  '[1].forEach(function go() { TURN [1].forEach(go); });',
  '[2, 1].sort(() => { while (true) { TURN } });',
  'JSON.stringify({ toJSON() { for (;;) { TURN } } });',
  "JSON.parse('[1]', () => { for (;;) { TURN } });",
  "'a'.replace(/a/, () => { for (;;) { TURN } });",
  'Array.from({ length: 1 }, () => { for (;;) { TURN } });',
  'Reflect.apply(function go() { TURN Reflect.apply(go, undefined, []); }, undefined, []);',
  'const all = []; while (all.length >= 0) { TURN all.length = 0; }',
  'const f = (a = f()) => a; TURN f();',
];
const turns = [';', 'void 0;', 'Math.random();', 'n += 1;', 'if (n) n -= 1;', 'try { n += 1; } catch {}', 'String(n);'];
const around = [
  'PROGRAM',
  '{ PROGRAM }',
  '(() => { PROGRAM })();',
  'if (n === 0) { PROGRAM }',
  'try { PROGRAM } finally { n = 0; }',
  'switch (n) { default: { PROGRAM } }',
  'new (class { constructor() { PROGRAM } })();',
];

/** Programs without end, all in one task, which stop only where they are stopped. */
export const endless = fc
  .tuple(fc.constantFrom(...forms), fc.constantFrom(...turns), fc.constantFrom(...around))
  .map(([form, turn, outer]) => `let n = 0;\n${outer.replace('PROGRAM', () => form.replaceAll('TURN', turn))}\n`);
