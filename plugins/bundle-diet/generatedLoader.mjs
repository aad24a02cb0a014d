const prefix = 'export default ';

/**
 * Bundler loader for two files that Docusaurus generates and puts into every page's script: it leaves out of the registry
 * the modules' names, and of the site's settings the options of plugins, which only the server reads.
 * @this {import('@rspack/core').LoaderContext<object>}
 */
export default function generatedLoader(source) {
  if (this.resourcePath.endsWith('registry.js')) return source.replace(/, "[^"]+", (require\.resolveWeak)/g, ', 0, $1');
  const start = source.indexOf(prefix) + prefix.length;
  const settings = JSON.parse(source.slice(start).trim().replace(/;$/, ''));
  for (const key of ['presets', 'plugins', 'themes', 'markdown']) delete settings[key];
  return `${prefix}${JSON.stringify(settings)};`;
}
