const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const id = String.raw`id:\s*${text},\s*`;
const description = String.raw`description:\s*${text},?\s*`;
/** `{ id, message, description }` in the orders in which the theme writes it for its translators. */
const ofCall = [
  new RegExp(String.raw`\b${id}(?:${description})?(?=message:)`, 'g'),
  new RegExp(String.raw`(?<=\bmessage:\s*${text},\s*)(?:${id})?${description}(?=\})`, 'g'),
];
const ofElement = /(?<=<Translate\s+)id="theme\.[^"]*"\s*description=(?:"[^"]*"|\{[^{}]*\})\s*/g;

/**
 * A module of the theme without ids and descriptions of its messages: a site in one language shows the messages as they
 * are, and translates none.
 * @example shortMessages("translate({ id: 'theme.a', message: 'A', description: 'Says a' })")
 *   // "translate({ message: 'A', })"
 */
export const shortMessages = (source) =>
  [...ofCall, ofElement].reduce((short, pattern) => short.replace(pattern, ''), source);

/**
 * Bundler loader for the modules of Docusaurus' themes.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function translationsLoader(source) {
  return shortMessages(source);
}
