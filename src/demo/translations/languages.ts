import type { Translations } from '@site/docs/_samples/release';

/** What a file of this folder has: everything that the builder of a release says, and its export in words. */
export type LanguageFile = {
  translations: Required<Translations>;
  combinators: { name: string; label: string }[];
  operatorLabels: Record<string, string>;
  matchModeLabels: Record<string, string>;
  naturalLanguage: {
    wordOrder?: string;
    translations: Record<string, string>;
    operatorMap: Record<string, string | [string, string]>;
  };
};

/** A language of the builder. English is that of the release, with the demo's labels (../builder/translations.ts). */
type Language = { id: string; label: string; dir: 'ltr' | 'rtl'; load: (() => Promise<LanguageFile>) | undefined };

/** The languages that the builder can speak: a file of this folder each, under its name in that language. */
export const languages = [
  { id: 'en', label: 'English', dir: 'ltr', load: undefined },
  { id: 'de', label: 'Deutsch', dir: 'ltr', load: () => import('./de') },
  { id: 'es', label: 'Español', dir: 'ltr', load: () => import('./es') },
  { id: 'fr', label: 'Français', dir: 'ltr', load: () => import('./fr') },
  { id: 'ja', label: '日本語', dir: 'ltr', load: () => import('./ja') },
  { id: 'ar', label: 'العربية', dir: 'rtl', load: () => import('./ar') },
] as const satisfies readonly Language[];
export type LanguageId = (typeof languages)[number]['id'];

/** A language of the demo. */
export const languageOf = (id: LanguageId): Language => languages.find((language) => language.id === id) as Language;
