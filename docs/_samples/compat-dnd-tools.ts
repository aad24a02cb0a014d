// Shown as output only: the helpers that the drag and drop of version 8 is made
// of.
import * as dnd from '@react-querybuilder/dnd';
import { createElement, useContext } from 'react';
import * as ReactDnD from 'react-dnd';
import * as ReactDndHtml5Backend from 'react-dnd-html5-backend';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RuleGroupType } from 'react-querybuilder';

const reactDnd = { ...ReactDnD, ...ReactDndHtml5Backend };

// #region adapter
const adapter = dnd.createReactDnDAdapter({
  ...reactDnd,
  ReactDndBackend: ReactDndHtml5Backend.HTML5Backend,
});
console.log(Object.keys(adapter).join(', '));
console.log('isDndAdapter(adapter)', dnd.isDndAdapter(adapter));
console.log('isDndAdapter(react-dnd)', dnd.isDndAdapter(reactDnd));
// #endregion adapter

// #region position
const row = {
  getBoundingClientRect: () => ({ top: 100, bottom: 140, height: 40 }),
} as HTMLElement;
for (const y of [105, 120, 135])
  console.log(`getQuadrant(row, ${y})`, dnd.getQuadrant(row, y));
for (const quadrant of ['upper', 'lower'] as const)
  console.log(
    `computeDestinationFromQuadrant([2], 'rule', '${quadrant}')`,
    dnd.computeDestinationFromQuadrant([2], 'rule', quadrant),
  );
// #endregion position

// #region shadow
const rule = (field: string) => ({ id: field, field, operator: '=', value: 1 });
const originalQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [rule('a'), rule('b'), rule('c')],
};
// highlight-start
const drag = (targetPath: number[], groupItems: boolean) => {
  const shadow = dnd.computeShadowQuery({
    originalQuery,
    draggedItem: { ...rule('a'), path: [0], qbId: 'search' } as never,
    draggedPath: [0],
    targetPath,
    targetType: 'rule',
    quadrant: 'lower',
    dropEffect: 'move',
    groupItems,
  });
  // highlight-end
  const said = (query: RuleGroupType): string =>
    `(${query.rules
      .map((each) =>
        'rules' in each ? said(each as RuleGroupType) : each.field,
      )
      .join(' and ')})`;
  return (
    shadow &&
    [
      said(shadow.shadowQuery as RuleGroupType),
      `now at [${shadow.previewPath}]`,
    ].join(', ')
  );
};
console.log('a below c:', drag([2], false));
console.log('a onto c: ', drag([2], true));
console.log('a onto a: ', drag([0], false));
// #endregion shadow

// #region outside
const Outside = () => {
  const { dragPreviewState, ...functions } = useContext(dnd.DragPreviewContext);
  console.log(
    'dragPreviewState',
    dragPreviewState,
    Object.keys(functions).join(', '),
  );
  console.log('useShadowQuery()', dnd.useShadowQuery());
  return null;
};
renderToStaticMarkup(createElement(Outside));
// #endregion outside
