/**
 * Puts rules into a style element of the document. The page's policy lets nobody write a stylesheet as text that was not
 * in the page when it was sent; rules that a script adds are calls like others, and stand where the element does. All are
 * added as one rule, for all media, because that is read once.
 * @returns the element
 */
export function fillStyle<Style extends HTMLStyleElement>(style: Style, css: string): Style {
  // What the server wrote; without text the sheet begins anew.
  if (style.firstChild) style.replaceChildren();
  const { sheet } = style;
  while (sheet?.cssRules.length) sheet.deleteRule(sheet.cssRules.length - 1);
  try {
    sheet?.insertRule(`@media all{${css}}`);
    return style;
  } catch {
    // A brace too many ends it early, so it is not one rule; as a sheet, the rules before and behind the brace are kept.
  }
  const parsed = new CSSStyleSheet();
  parsed.replaceSync(css);
  for (const { cssText } of parsed.cssRules) sheet?.insertRule(cssText, sheet.cssRules.length);
  return style;
}
