import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours of the site's code blocks (src/css/code.css). */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.typeName, tags.tagName], color: 'var(--code-constant)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
  { tag: [tags.function(tags.variableName), tags.attributeName], color: 'var(--code-function)' },
]);

/** The same measures as the plain field has: see `.code` in styles.module.css. */
const look = EditorView.theme({
  '&': { color: 'inherit', backgroundColor: 'transparent', fontSize: 'var(--code-size)' },
  '&.cm-focused': { outline: '2px solid var(--ifm-color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--ifm-font-family-monospace)', lineHeight: '1.45' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'currentColor' },
  '.cm-cursor': { borderLeftColor: 'currentColor' },
  '.cm-gutters': { color: 'var(--ifm-color-emphasis-700)', backgroundColor: 'transparent', border: '0' },
  '.cm-wrong': { backgroundColor: 'var(--ifm-color-danger-contrast-background)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--ifm-color-emphasis-300)',
  },
  '.cm-selectionMatch': { backgroundColor: 'var(--ifm-color-emphasis-200)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--ifm-color-emphasis-300)' },
  '.cm-panels, .cm-tooltip': {
    color: 'var(--ifm-font-color-base)',
    backgroundColor: 'var(--ifm-background-surface-color)',
    borderColor: 'var(--ifm-color-emphasis-300)',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'inherit', background: 'var(--ifm-color-emphasis-300)' },
});

const markLine = StateEffect.define<number | undefined>();
const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marked, { effects, changes, state }) {
    let now = marked.map(changes);
    for (const effect of effects)
      if (effect.is(markLine)) {
        const { value } = effect;
        const isThere = value !== undefined && value >= 1 && value <= state.doc.lines;
        now = isThere
          ? Decoration.set(Decoration.line({ class: 'cm-wrong' }).range(state.doc.line(value).from))
          : Decoration.none;
      }
    return now;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Milliseconds that Tab leaves the editor for after Escape; any other key ends it before. */
const leaveFor = 600_000;
const leave = {
  key: 'Escape',
  run: (view: EditorView) => {
    view.setTabFocusMode(leaveFor);
    return true;
  },
};

/**
 * CodeMirror in a root of its own, where its styles are sheets that a document without inline styles allows.
 * @param changed is told of what the visitor writes
 */
export function createFullEditor(
  root: ShadowRoot,
  { label, text, changed }: { label: string; text: string; changed: (text: string) => void },
) {
  let isOurs = false;
  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      drawSelection(),
      EditorState.allowMultipleSelections.of(true),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      autocompletion(),
      highlightSelectionMatches(),
      javascript({ jsx: true, typescript: true }),
      syntaxHighlighting(colours),
      look,
      wrongLine,
      keymap.of([
        ...closeBracketsKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...completionKeymap,
        ...defaultKeymap.filter(({ key }) => key !== 'Escape'),
        leave,
        indentWithTab,
      ]),
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-description': 'Tab indents. Press Escape, then Tab, to leave the editor.',
      }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged && !isOurs) changed(state.doc.toString());
      }),
    ],
  });
  return {
    focus: () => view.focus(),
    /** Puts a text in, such as the sample's own after Reset; what the visitor has written is there already. */
    put(next: string) {
      if (next === view.state.doc.toString()) return;
      isOurs = true;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
      isOurs = false;
    },
    mark: (line: number | undefined) => view.dispatch({ effects: markLine.of(line) }),
    end: () => view.destroy(),
  };
}

export type FullEditor = ReturnType<typeof createFullEditor>;
