import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits, packText } from '../../query/hashText';
import { editedIn, linkTo, prefix } from './link';

const file = 'export/sql.ts';

test('a link carries a text, of whatever signs', () => {
  for (const text of ['', 'const a = 1;\n', '“é”\u{1f600}\u2028</script>', 'x'.repeat(limits.text)])
    expect(editedIn(linkTo(file, text) ?? '', file)).toBe(text);
});
test('it opens its own sample only', () =>
  expect(editedIn(linkTo(file, 'a') ?? '', 'export/other.ts')).toBeUndefined());
test('a text that is too long has no link', () => {
  expect(linkTo(file, 'x'.repeat(limits.text + 1))).toBeUndefined();
  const random = randomBytes(90_000).toString('base64');
  expect(linkTo(file, random)).toBeUndefined();
});
test.each([
  ['damaged', 'AAAA'],
  ['cut', packText('const a = 1;'.repeat(20)).slice(0, -12)],
  ['not base64', '%%%'],
  ['too much when unpacked', packText('x'.repeat(limits.text * 3))],
  ['too long a text', packText('x'.repeat(limits.text + 1))],
  ['too long', 'A'.repeat(limits.hash)],
])('nothing is read of a link that is %s', (_, packed) =>
  expect(editedIn(`#${prefix}${encodeURIComponent(file)}~${packed}`, file)).toBeUndefined(),
);
