import type { Config } from '@docusaurus/types';
import { pinsInText } from '../lines/pinsInText';

/** Pages and their front matter name pinned releases by markers such as `{{release}}`. */
export const markdown: Config['markdown'] = {
  hooks: { onBrokenMarkdownLinks: 'warn' },
  preprocessor: ({ filePath, fileContent }) => pinsInText(fileContent, filePath),
  parseFrontMatter: ({ filePath, fileContent, defaultParseFrontMatter }) =>
    defaultParseFrontMatter({ filePath, fileContent: pinsInText(fileContent, filePath) }),
};
