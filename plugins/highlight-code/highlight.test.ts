import { describe, expect, it } from 'vitest';
import { highlight } from './highlight';

describe('highlighted code', () => {
  it('has a short element for each run of one colour, without the space around it', () =>
    expect(highlight("const a: B = { ...c, x: 'y' } as const; // z", 'ts')).toBe(
      '<code><b>const</b> a<b>:</b> <b class="n">B</b> <b>=</b> { <b>...</b>c, x<b>:</b> ' +
        `<i>'y'</i> } <b>as const</b>; <b class="c">// z</b></code>`,
    ));
  it('keeps every character, and writes what HTML would read as its own', () => {
    const html = highlight('if (a < b && c) {\n\n\treturn `<i>`;\n}', 'ts');
    expect(html.replace(/<[^>]+>/g, '')).toBe('if (a &lt; b &amp;&amp; c) {\n\n\treturn `&lt;i>`;\n}');
  });
  it('has an element for a line that is marked', () =>
    expect(highlight('f()\nf()', 'js', '{2}')).toBe(
      '<code><b class="f">f</b>()\n<span class="line line-highlighted"><b class="f">f</b>()</span></code>',
    ));
  it('marks no line where all lines are marked', () =>
    expect(highlight('f()\nf()', 'js', '{1-2}')).toBe('<code><b class="f">f</b>()\n<b class="f">f</b>()</code>'));
  it('colours each line of a text of several lines, and the code in it as code', () =>
    expect(highlight('`a\n$' + '{b + 1}`', 'ts')).toBe(
      '<code><i>`a</i>\n$' + '{b <b>+</b> <b class="n">1</b>}<i>`</i></code>',
    ));
  it('has one for every line where lines are counted', () =>
    expect(highlight('a\n\nb', 'text', 'showLineNumbers')).toBe(
      '<code><span class="line">a</span>\n<span class="line"></span>\n<span class="line">b</span></code>',
    ));
  it('hides the lines that are not marked of code with more than 20 lines', () => {
    const code = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`).join('\n');
    const html = highlight(code(21), 'text', '{2-3,6}');
    const rest = (from: number, to: number, end = '\n') =>
      `<span hidden="until-found">${code(to)
        .split('\n')
        .slice(from - 1)
        .join('\n')}${end}</span>`;
    expect(html).toBe(`<code>${rest(1, 1)}2\n3\n${rest(4, 5)}6\n${rest(7, 21, '')}</code>`);
    expect(html.replace(/<[^>]+>/g, '')).toBe(code(21));
    expect(highlight(code(20), 'text', '{2-3,6}')).not.toContain('hidden');
    expect(highlight(code(21), 'text', 'whole {2-3,6}')).not.toContain('hidden');
    expect(highlight(code(21), 'text')).not.toContain('hidden');
  });
  it('is plain text in a language that it does not know', () =>
    expect(highlight('a <b>', 'nonsense')).toBe('<code>a &lt;b></code>'));
});
