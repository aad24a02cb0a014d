import Prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-css';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-scss';
import 'prismjs/components/prism-sql';
import { codeMarkup } from './codeMarkup';

Prism.manual = true;

export type Language = 'sql' | 'json' | 'javascript' | 'css' | 'scss' | 'text';

/** Code as HTML, with the elements that code of pages has. */
export const highlight = (code: string, language: Language): string =>
  codeMarkup(code, Prism.languages[language]).join('\n');
