// @vitest-environment jsdom

import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redo, undo } from '../page/edits';
import { useUndoKeys } from './useUndoKeys';

vi.mock('../page/edits', () => ({ undo: vi.fn(), redo: vi.fn() }));
beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** What a key does: whether it undid, whether it redid, and whether the browser does nothing more of its own. */
function press(key: string, held: KeyboardEventInit = {}, target: Element = document.body) {
  renderHook(useUndoKeys);
  const isLeft = fireEvent.keyDown(target, { key, ...held });
  const done = [vi.mocked(undo).mock.calls.length, vi.mocked(redo).mock.calls.length];
  expect(isLeft).toBe(done.join() === '0,0');
  return done.join() === '1,0' ? 'undo' : done.join() === '0,1' ? 'redo' : done.join() === '0,0' ? 'nothing' : done;
}
const element = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
const [ctrl, cmd, shift, alt] = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }];

describe('the keys for undo', () => {
  it.each([
    ['z', ctrl, 'undo'],
    ['z', cmd, 'undo'],
    ['Z', { ...ctrl, ...shift }, 'redo'],
    ['Z', { ...cmd, ...shift }, 'redo'],
    ['Z', ctrl, 'undo'], // with caps lock
    ['y', ctrl, 'redo'],
    ['y', cmd, 'nothing'], // the history of Safari
    ['Y', { ...ctrl, ...shift }, 'nothing'],
    ['z', {}, 'nothing'],
    ['z', { ...ctrl, ...alt }, 'nothing'],
    ['x', ctrl, 'nothing'],
    ['X', { ...ctrl, ...shift }, 'nothing'],
  ] as const)('%s with %o: %s', (key, held, done) => expect(press(key, held)).toBe(done));

  it.each(['<textarea></textarea>', '<input>', '<input type="number">', '<input type="date">'])(
    'leave %s its own undo',
    (html) => expect(press('z', ctrl, element(html))).toBe('nothing'),
  );
  it('leave text that is edited in place its own undo', () => {
    const editor = element('<div></div>');
    Object.defineProperty(editor, 'isContentEditable', { value: true }); // jsdom has none
    expect(press('z', ctrl, editor)).toBe('nothing');
  });
  it.each([
    '<button></button>',
    '<select></select>',
    '<input type="checkbox">',
    '<input type="range">',
    '<input readonly>',
  ])('work from %s, which has none', (html) => expect(press('z', ctrl, element(html))).toBe('undo'));
  it('do nothing any more when the demo is left', () => {
    renderHook(useUndoKeys).unmount();
    fireEvent.keyDown(document.body, { key: 'z', ...ctrl });
    expect(undo).not.toHaveBeenCalled();
  });
});
