const component = '@site/src/ui/Style';
const call = '@site/src/ui/fillStyle';

/** A sample whose `<style>` is our component; what the page shows of it is read past this loader. */
export const withComponent = (source) =>
  source.includes('<style')
    ? `${source.replace(/<(\/?)style\b/g, '<$1PageStyle')}\nimport { Style as PageStyle } from '${component}';\n`
    : source;

/** What rc-util, its next major version and the icons of antd 6 do with the text of a style, and what they do in place of that. */
export const edits = [
  ['  styleNode.innerHTML = css;\n', ''],
  ['return styleNode;', 'return fillStyle(styleNode, css);'],
  ['existNode.innerHTML !== css', 'written.get(existNode) !== css'],
  ['existNode.innerHTML = css', 'written.set(fillStyle(existNode, css), css)'],
  ['setAttribute(getMark(option), key);', 'setAttribute(getMark(option), key);\n  written.set(newNode, css);'],
];

/** A module through which antd inserts its styles, so that it fills them by calls. */
export const withCalls = (source) =>
  `import { fillStyle } from '${call}';\nconst written = new WeakMap();\n${edits.reduce((text, [from, to]) => text.replaceAll(from, to), source)}`;

/** How React Aria writes a style, which it puts into the document after that. */
export const pressable = ['style.textContent = `', 'head.prepend(style);'];

/** A module of React Aria that fills its style by calls, once it is in the document. */
export const filledLate = (source) =>
  `import { fillStyle } from '${call}';\n${source
    .replaceAll('style.textContent = `', 'const css = `')
    .replaceAll('head.prepend(style);', 'head.prepend(style);\n fillStyle(style, css);')}`;

/** The one style of DocSearch's own: in its provider's logo, which plugins/search/theme/SearchBar/modal.css colours. */
export const logoStyle = '"style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}"';

/** Bundler loader. @this {import('@rspack/core').LoaderContext<object>} */
export default function filledStylesLoader(source) {
  if (/_samples[\\/](?!node_modules[\\/])/.test(this.resourcePath)) return withComponent(source);
  if (this.resourcePath.includes('react-aria')) return filledLate(source);
  return this.resourcePath.includes('docsearch') ? source.replace(logoStyle, '"style"') : withCalls(source);
}
