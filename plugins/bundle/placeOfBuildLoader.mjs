const ofAddress = /(new URL\(\s*(?:"[^"]*"|'[^']*'),\s*)import\.meta\.url/g;

/**
 * Bundler loader: a module's text in which it does not ask where it stands, but for addresses of files beside it, which the bundler finds.
 * The bundler would write the place on the machine that builds, which makes every machine's build another one.
 */
export default function withoutPlace(source) {
  return source
    .replace(ofAddress, '$1import_meta_url')
    .replaceAll('import.meta.url', '"file:///"')
    .replaceAll('import_meta_url', 'import.meta.url');
}
