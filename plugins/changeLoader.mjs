/**
 * Bundler loader that changes a text of a file that is not ours.
 * @this {import('@rspack/core').LoaderContext<{ text: string, change: string }>}
 * @throws when the file no longer has it just once
 */
export default function changeText(source) {
  const { text, change } = this.getOptions();
  const parts = source.split(text);
  if (parts.length !== 2)
    throw new Error(`"${text}" stands ${parts.length - 1} times in ${this.resourcePath}, and not once.`);
  return parts.join(change);
}
