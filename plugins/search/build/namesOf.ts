/** Words every sample has; they lead nowhere. */
const everywhere = new Set(
  'as async await case class const default else export extends false for from function if import in interface let new null of return string this throw true type typeof undefined var void console log react querybuilder dist css'.split(
    ' ',
  ),
);

/**
 * The names in code blocks, each once and in order. A search needs no more of code, and it is half of the text.
 * @param code text of the code blocks of a section
 * @param content text of the section, whose words are indexed anyway
 */
export function namesOf(code: string, content: string): string {
  const names = (text: string) => text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu) ?? [];
  const known = new Set(names(content));
  return [...new Set(names(code))].filter((name) => !known.has(name) && !everywhere.has(name)).join(' ');
}
