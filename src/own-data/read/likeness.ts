/** Names with values behind them, items and headings, as in YAML, TOML and files of settings. */
const setting = /^\s*(?:(?:-\s+)*["']?[\w.-]+(?: [\w.-]+)?["']?(?::(?:\s|$)|\s*=)|-\s|---|#|\[[\w.-]+\]\s*$)/;
const sql =
  /^(?:select\s[\s\S]*?\sfrom\s+["`[\w]|with\s[\s\S]*?\sas\s*\(\s*select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop)\s+(?:table|view|index)\s)/i;
const code =
  /^(?:export\s+(?:default|const|let|type)\b|import\s.*['"]|(?:const|let|var)\s+\w+\s*[=:]|(?:async\s+)?(?:function|def)\s+\w+\s*\(|class\s+\w+\s*[{(:])/;

/** Whether sentences stand where a table has cells: no line is as even as headings. */
function isProse(lines: readonly string[]): boolean {
  const words = lines.join(' ').split(/\s+/).length;
  const commas = new Set(lines.map((line) => line.split(',').length));
  const isEven = lines.length > 1 && commas.size === 1 && !commas.has(1) && !commas.has(2);
  return (
    /[.,:!?]$/.test(lines[0] ?? '') &&
    words > 5 * lines.length &&
    !isEven &&
    /[^\d\s][.!?](?:\s|$)/m.test(lines.join('\n'))
  );
}

/** What a text may be that is read as a table, since it is none of the formats, and what the visitor can do. */
const likenesses: readonly { looksLike: (text: string, lines: readonly string[]) => boolean; words: string }[] = [
  {
    looksLike: (text) => sql.test(text),
    words: 'SQL, which is not run here. Paste the rows that it selects, or the CREATE TABLE of its table',
  },
  {
    looksLike: (text) => code.test(text),
    words: 'code. Write its rows as JSON, with names and texts in "double quotes", and paste that',
  },
  {
    looksLike: (text) => /^<[\w:.-]+[^<>]*>\s*<\w/.test(text),
    words: 'XML or HTML. Convert it to CSV or JSON, and paste that',
  },
  {
    looksLike: (_, lines) =>
      lines.length > 1 &&
      setting.test(lines[0] as string) &&
      lines.filter((line) => setting.test(line)).length >= lines.length * 0.8,
    words: 'YAML, or like other settings. Convert it to JSON, and paste that',
  },
  {
    looksLike: (_, lines) =>
      lines.length > 1 && !/[,;|\t]/.test(lines[0] as string) && lines.every((line) => /\S {2,}\S/.test(line)),
    words: 'columns with blanks between them. Put commas or tabs there to have each in a column of its own',
  },
  {
    looksLike: (_, lines) => isProse(lines),
    words:
      'sentences. In a table, headings stand in the first line, and commas, semicolons, bars or tabs between cells',
  },
];

/**
 * What is told of a text that is read as a table and looks like something else.
 * @param head the beginning of the text
 */
export function likenessOf(head: string): string | undefined {
  const text = head.slice(0, 5000).trim();
  const lines = text.split(/[\r\n]+/).flatMap((line) => (line.trim() === '' ? [] : [line.trimEnd()]));
  const found = likenesses.find(({ looksLike }) => looksLike(text, lines));
  return found && `This is read as CSV and looks like ${found.words}.`;
}
