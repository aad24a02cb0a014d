import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';

const loader = fileURLToPath(new URL('./docsOfCategoriesLoader.mjs', import.meta.url));

/**
 * Titles and descriptions of all pages of a line are part of each of its pages, and pages of categories alone show them:
 * they get those of their own pages, and src/theme/DocCategoryGeneratedIndexPage hands them on.
 */
export default function docsOfCategories({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p');
  return {
    name: 'docs-of-categories',
    configureWebpack: () => ({ module: { rules: [{ test: /\.json$/, include: folder, loader }] } }),
  };
}
