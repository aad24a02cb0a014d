import { describe, expect, it } from 'vitest';
import { format } from './format.mjs';

describe('format', () => {
  it('gives each of the files that are formatted together its own text, also those of one name', async () => {
    const formatted = await Promise.all([
      format('const  a = "1"', 'file.js'),
      format('const b=<i   />', 'file.jsx'),
      format('const  c = "2"', 'file.js'),
    ]);
    expect(formatted).toEqual(["const a = '1';\n", 'const b = <i />;\n', "const c = '2';\n"]);
  });
  it('names a file that cannot be parsed, and formats the others', async () => {
    const bad = expect(format('const =', 'bad.js')).rejects.toThrow(/^bad\.js cannot be formatted: .*line=1/s);
    expect(await format('f( )', 'good.js')).toBe('f();\n');
    await bad;
  });
});
