/**
 * Code blocks of the docs that were not run, because they import a package that is not installed here: the page, and the
 * package. The blocks say so themselves (` ```tsx notRun="package" `), and the page of tests has their number. Those of
 * recipes run with a stand-in for the package (`recipeBlocks.test.tsx`).
 */
export const notRun: { page: string; needs: string }[] = [
  { page: 'docs/recipes/custom-editors.mdx', needs: 'react-select' },
  { page: 'versioned_docs/version-5/recipes/custom-editors.mdx', needs: 'react-select' },
  { page: 'docs/recipes/tailwind.mdx', needs: '@/components/ui/button' },
  { page: 'versioned_docs/version-5/recipes/tailwind.mdx', needs: '@/components/ui/button' },
  { page: 'docs/recipes/forms.mdx', needs: 'react-hook-form' },
  { page: 'versioned_docs/version-5/recipes/forms.mdx', needs: 'react-hook-form' },
];

/** Blocks that import what a block beside them has, so that they compile only together: the page, and the module. */
export const together: { page: string; module: string }[] = [
  { page: 'docs/recipes/server-rendering.mdx', module: './filter' },
  { page: 'versioned_docs/version-5/recipes/server-rendering.mdx', module: './filter' },
  // Its types are declared in the next block.
  { page: 'versioned_docs/version-5/recipes/server-rendering.mdx', module: 'react-querybuilder/dist/formatQuery' },
];
