import fc from 'fast-check';

/** What runs if anything of an input is run: it sets a global, which the test looks at. */
export const payloads = [
  'globalThis.executed=1',
  '$'.concat('{globalThis.executed=1}'),
  '{{constructor.constructor("globalThis.executed=1")()}}',
  '<img src=x onerror="globalThis.executed=1">',
  '<script>globalThis.executed=1</script>',
  'javascript:globalThis.executed=1',
  '"};globalThis.executed=1;//',
  '{"$where":"globalThis.executed=1"}',
  "T(java.lang.Runtime).getRuntime().exec('x')",
];
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'rules', 'combinator', 'field'];
const odd = ['', '\u0000', '\ud800', '\u202e', '\ufeff', '%', '%E0%A4%A', '%25', '%2e%2e%2f', '..', '//', '\\', '\r\n'];

export const payload = fc.constantFrom(...payloads);
/** A text that means harm, or nothing. */
export const hostileText = fc.oneof(
  payload,
  fc.constantFrom(...names, ...odd),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(fc.oneof(payload, fc.constantFrom(...names, ...odd), fc.string({ maxLength: 5 })), { maxLength: 12 })
    .map((all) => all.join(' ')),
);

/** A short text again and again, as a parser or a pattern may stumble over. */
export const repeated = (most: number, ...parts: string[]) =>
  fc
    .tuple(fc.constantFrom(...parts), fc.nat(most))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length));

/** A text with a piece taken out, put in, or both. */
export const mangled = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.nat(), fc.nat(20), hostileText).map(([whole, at, out, put]) => {
    const start = whole.length === 0 ? 0 : at % whole.length;
    return whole.slice(0, start) + put + whole.slice(start + out);
  });

/** Any value of JSON, with names that mean something to JavaScript or to the demo. */
export const hostileJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    hostileText,
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 5 }),
    // As text, because `__proto__` in an object literal is no property.
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 5 })), tie('value')), { maxLength: 5 })
      .map((entries) => {
        const parts = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value) ?? 'null'}`);
        return JSON.parse(`{${parts.join()}}`);
      }),
  ),
})).value;

/** A group that hardly anything is wrong with, so that what reads it gets far. */
export const nearlyQuery: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  group: fc.record({
    combinator: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('and', 'or') }, hostileText),
    not: fc.oneof(fc.boolean(), fc.constant(undefined)),
    rules: fc.array(fc.oneof({ depthSize: 'small' }, { weight: 4, arbitrary: tie('rule') }, tie('group')), {
      maxLength: 6,
    }),
  }),
  rule: fc.record({
    field: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('title', 'genre', 'gross', 'ratings', '~') }, hostileText),
    operator: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('=', 'in', 'between', 'null', '~') }, hostileText),
    value: fc.oneof(hostileText, fc.double(), fc.array(hostileText, { maxLength: 4 }), hostileJson),
    valueSource: fc.constantFrom(undefined, 'value', 'field'),
    match: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constant({ mode: 'some' })),
  }),
})).group;
