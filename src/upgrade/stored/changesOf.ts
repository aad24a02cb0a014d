import { addressOf, isAbout, type Major, rules } from '@site/packages/upgrade';

/** A change of a format, in words, and where the docs have more of it. */
export type FormatChange = { id: string; message: string; href: string };

/** What is known to change in the exports of a format between two releases. */
export const changesOf = (format: string, from: Major, to: Major): FormatChange[] =>
  rules
    .filter((rule) => rule.formats?.includes(format) && isAbout(rule, from, to))
    .map((rule) => ({ id: rule.id, message: rule.message, href: addressOf(rule) }));
