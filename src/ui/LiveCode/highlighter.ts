import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-scss';
import 'prismjs/components/prism-sql';

Prism.manual = true;

export type Language = 'sql' | 'json' | 'javascript' | 'css' | 'scss' | 'text';

/** Code as escaped HTML with Prism's token classes, which src/css/code.css colours like Shiki's. */
export const highlight = (code: string, language: Language): string =>
  Prism.highlight(code, Prism.languages[language] as Prism.Grammar, language);
