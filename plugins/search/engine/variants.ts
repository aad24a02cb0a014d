import { normalise, partsOf } from './words';

/** Words of readers for what the docs call otherwise, or not at all: then what helps with it. */
const synonyms = new Map(
  (
    [
      ['dropdown', 'list select'],
      ['autocomplete combobox typeahead', 'own editor'],
      ['delete', 'remove'],
      ['readonly', 'disable lock'],
      ['depth', 'nest level'],
      ['i18n l10n localization localisation internationalization locale', 'translation language'],
      ['text wording caption', 'translation label'],
      ['custom', 'own replace'],
      ['component widget', 'control'],
      ['generate convert output', 'export format'],
      ['tutorial guide quickstart', 'started'],
      ['setup', 'install'],
      ['save persist', 'store saving'],
      ['duplicate copy', 'clone'],
      ['reorder sort rearrange', 'drag'],
      ['upgrade breaking', 'migrate'],
      ['theme color colour', 'style scss'],
      ['nextjs ssr remix gatsby', 'server hydration'],
      ['calendar datepicker', 'date'],
      ['boolean toggle', 'checkbox'],
      ['french german spanish arabic chinese japanese rtl', 'language translation'],
      ['rename relabel', 'label translation'],
      ['minimum maximum min max range', 'limit validate between'],
      ['mandatory required', 'validate'],
      ['traverse walk iterate loop recursive', 'transform'],
      ['mark highlight', 'class validate'],
      ['prevent forbid block refuse', 'limit disable'],
      ['initial preset preselect', 'default'],
      ['attribute column property', 'field'],
      ['dialect vendor', 'preset database'],
      ['escape sanitize', 'quote'],
      ['injection xss attack', 'security'],
      ['store', 'save'],
      ['backend endpoint api', 'server'],
      ['click press tap', 'button'],
      ['phone tablet touchscreen', 'mobile touch'],
      ['rerender render memo', 'focus'],
      ['string', 'text'],
      ['crash exception fail', 'error throw'],
      ['blank empty', 'nothing'],
      ['prefill preload prepopulate', 'default initial'],
      ['licence', 'license'],
      ['colors background font', 'style'],
      ['integer float decimal numeric', 'number'],
      ['timestamp datetime', 'date'],
      ['subgroup', 'group'],
      ['condition criterion filter', 'rule'],
      ['dnd', 'drag'],
      ['postgres mysql mssql mariadb oracle', 'database sql'],
    ] as const
  ).flatMap(([words, meanings]) => words.split(' ').map((word) => [word, meanings.split(' ')] as const)),
);

/** What a word stands for in the docs, if they have another word for it. */
export const meaningsOf = (word: string): string[] => synonyms.get(word) ?? [];

/** Endings that differ between the word of a question and that of its answer: validate, validator, validation. */
const ending = /^(.{4,}?)(?:ations?|ions?|ings?|ed|ers?|ors?|e)$/;

/** What a typed piece may stand for, beside the piece itself. */
export type Variants = { word: string; parts: string[]; others: string[] };

/** Itself as one word, the parts of a name, its synonyms and the stems of all. */
export function variantsOf(piece: string): Variants {
  const parts = partsOf(piece).map(normalise);
  const word = normalise(partsOf(piece).join(''));
  const meanings = meaningsOf(word);
  const stems = [word, ...meanings].flatMap((each) => ending.exec(each)?.[1] ?? []);
  return { word, parts: parts.length > 1 ? parts : [], others: [...stems, ...meanings] };
}

/** Each word that swapping two neighbours gives: the slip that counts as two changes otherwise. */
export const swapsOf = (word: string): string[] =>
  Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/** Each way to take a word apart in two: `datepicker` → date, picker. */
export const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)]);
