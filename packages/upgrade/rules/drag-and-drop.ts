import type { Rule } from '../Rule';
import { addImport } from '../source/editImports';
import { attributeOf, builders, elementsOf, expressionOf } from '../source/ofLibrary';
import type { SyntaxNode } from '../source/readSource';

export const dragAndDrop: Rule = {
  id: 'drag-and-drop',
  since: 5,
  kind: 'breaks',
  message:
    'Drag and drop is a package of its own. Install `@react-querybuilder/dnd` at the version of the library, `react-dnd` and `react-dnd-html5-backend`, and put `QueryBuilderDnD` around the builder.',
  sections: ['drag-and-drop-is-a-package-of-its-own'],
  match: (source, found) => {
    let isFirst = true;
    for (const opening of elementsOf(source, builders)) {
      const attribute = attributeOf(opening, 'enableDragAndDrop');
      const element = opening.parent;
      if (!attribute || expressionOf(attribute)?.value === false || !element || isWrapped(element.parent)) continue;
      const isImported = !isFirst;
      isFirst = false;
      found({
        node: attribute,
        edit: (text) => {
          text.appendLeft(element.start, '<QueryBuilderDnD>').appendRight(element.end, '</QueryBuilderDnD>');
          if (!isImported) addImport(source, text, 'QueryBuilderDnD', '@react-querybuilder/dnd');
        },
      });
    }
  },
  sample: {
    before: `import { QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilder enableDragAndDrop />;
`,
    after: `import { QueryBuilderDnD } from '@react-querybuilder/dnd';
import { QueryBuilder } from 'react-querybuilder';

export const Search = () => <QueryBuilderDnD><QueryBuilder enableDragAndDrop /></QueryBuilderDnD>;
`,
  },
};

const isWrapped = (parent: SyntaxNode | undefined) =>
  /^QueryBuilderDn[dD]/.test(parent?.openingElement?.name.name ?? '');
