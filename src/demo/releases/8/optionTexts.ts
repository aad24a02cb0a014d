import { optionTexts as five } from '../5/optionTexts';
import type { OptionText } from '../DemoRelease';
import type { OptionIdOf8 } from './optionTable';

const inNext = (texts: typeof five) =>
  Object.fromEntries(
    Object.entries(texts).map(([id, { docs, explanation }]) => [
      id,
      { explanation, ...(docs && { docs: docs.replace('/docs/', '/docs/next/') }) },
    ]),
  ) as typeof five;

const api = (section: string) => `/docs/next/api/${section}`;

export const optionTexts: Record<OptionIdOf8, OptionText> = {
  ...inNext(five),
  showMuteButtons: {
    explanation: 'Adds a button to each rule and group that leaves it out of exports.',
    docs: api('edits#showmutebuttons'),
  },
  showShiftActions: {
    explanation: 'Adds two buttons to each rule and group that move it up and down.',
    docs: api('edits#showshiftactions'),
  },
  showUngroupButtons: {
    explanation: 'Adds a button to each group that replaces it by its rules.',
    docs: api('edits#showungroupbuttons'),
  },
  autoSelectValue: {
    explanation: 'Selects the first value in a list; otherwise the user has to choose one.',
    docs: api('rule-values#autoselectvalue'),
  },
  showUndoRedo: {
    explanation: 'Adds two buttons to the outermost group, by the history of the release.',
    docs: api('state#querybuilderhistory'),
  },
  hideDefaultDragPreview: {
    explanation: 'Shows no picture of the dragged rule below the pointer. Only react-dnd has it.',
    docs: api('drag-and-drop#querybuilderdnd'),
  },
  updateWhileDragging: {
    explanation: 'Shows the query as it would be after the drop. Only the two other adapters do.',
    docs: '/docs/next/compat#an-adapter-of-your-own',
  },
  enableMountQueryChange: {
    explanation: 'Calls onQueryChange once when the builder mounts. Debug mode logs the call.',
    docs: api('querybuilder#enablemountquerychange'),
  },
  preserveQueryStateOnUnmount: {
    explanation: 'Keeps the undo steps of the builder when it mounts again, such as in another toolkit.',
    docs: api('querybuilder#preservequerystateonunmount'),
  },
  suppressStandardClassnames: {
    explanation: 'Leaves out the classes of the release, so that its stylesheet has no effect.',
    docs: api('controls#suppressstandardclassnames'),
  },
};
