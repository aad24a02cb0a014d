import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { expectFile } from './expectations';

/** An ES module that leaves out the extensions of what it imports, which the bundler takes from no such module. */
const module = 'docs/_samples/node_modules/@react-querybuilder/material/dist/react-querybuilder_material.mjs';

/** Lets Next's companion for MUI import MUI's icons as it does, and as Vite takes it. */
export default function looseImports({ siteDir }: LoadContext): Plugin {
  const file = expectFile(path.join(siteDir, module), ['"@mui/icons-material/Close"']);
  return {
    name: 'loose-imports',
    configureWebpack: () => ({ module: { rules: [{ test: file, resolve: { fullySpecified: false } }] } }),
  };
}
