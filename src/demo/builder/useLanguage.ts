import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { type LanguageId, languageOf } from '../translations/languages';

const english = async () => undefined;

/**
 * The texts of the builder in a language: English until its file has come, and where it does not come.
 * @returns the file, and the attributes of what is around the builder
 */
export function useLanguage(id: LanguageId) {
  const { dir, load } = languageOf(id);
  const { part: file } = useLoadedPart(load ?? english);
  return { file, attributes: file ? { lang: id, dir } : {} };
}
