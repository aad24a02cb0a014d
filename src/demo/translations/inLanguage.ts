import type { DemoRelease } from '../releases/DemoRelease';
import type { LanguageFile } from './languages';

const format = 'natural_language';

/** Whether an export is in the words of a language. */
export const isInWords = (id: string, language: string | undefined): boolean => id === format && language !== undefined;

/**
 * A release whose export in words is in those of a language.
 * @param words what `formatQuery` is given; nothing where only the code of the call is of interest
 */
export const inLanguage = (
  release: DemoRelease,
  words: Partial<LanguageFile['naturalLanguage']> = {},
): DemoRelease => ({
  ...release,
  formats: release.formats.map((each) =>
    each.id === format
      ? {
          ...each,
          more: {
            ...each.more,
            options: { ...each.more?.options, ...words },
            code: [each.more?.code, '...naturalLanguage'].filter(Boolean).join(', '),
          },
        }
      : each,
  ),
});
