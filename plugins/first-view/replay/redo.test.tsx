// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { change, press, pressKey } from './redo';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A page whose fields were changed before React has taken it over. */
async function early(tree: JSX.Element, meanwhile: () => void) {
  document.body.innerHTML = `<main>${renderToString(tree)}</main>`;
  meanwhile();
  await act(async () => void hydrateRoot(document.querySelector('main') as HTMLElement, tree));
}
const the = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;

function Form({ told }: { told: (value: unknown) => void }) {
  const [text, setText] = useState('old');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <>
      <input
        id="text"
        value={text}
        onChange={({ target }) => {
          told(target.value);
          setText(target.value);
        }}
      />
      <input
        id="box"
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          told(target.checked);
          setOn(target.checked);
        }}
      />
      <select
        value={choice}
        onChange={({ target }) => {
          told(target.value);
          setChoice(target.value);
        }}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <output>{`${text} ${isOn} ${choice}`}</output>
    </>
  );
}

it('tells React of a text that was typed before it was there, once, and leaves the caret', async () => {
  const told = vi.fn();
  await early(<Form told={told} />, () => {
    the<HTMLInputElement>('#text').value = 'new';
  });
  const field = the<HTMLInputElement>('#text');
  field.setSelectionRange(1, 2);
  await act(async () => change(field, { value: 'new' }));
  expect(told.mock.calls).toEqual([['new']]);
  expect(the('output').textContent).toBe('new false a');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
});
it('writes nothing into a field that holds it, which would take the point from a number that is being typed', async () => {
  const told = vi.fn();
  await early(<Form told={told} />, () => {
    the<HTMLInputElement>('#text').value = '8';
  });
  const write = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await act(async () => change(the('#text'), { value: '8' }));
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  expect(told.mock.calls).toEqual([['8']]);
});
it('tells React of a text that was emptied', async () => {
  const told = vi.fn();
  await early(<Form told={told} />, () => {
    the<HTMLInputElement>('#text').value = '';
  });
  await act(async () => change(the('#text'), { value: '' }));
  expect(told.mock.calls).toEqual([['']]);
});
it('tells React of a box that was ticked, once, and it stays ticked', async () => {
  const told = vi.fn();
  await early(<Form told={told} />, () => {
    the<HTMLInputElement>('#box').checked = true;
  });
  await act(async () => change(the('#box'), { value: 'on', checked: true }));
  expect(told.mock.calls).toEqual([[true]]);
  expect(the<HTMLInputElement>('#box').checked).toBe(true);
});
it('tells React of what was chosen', async () => {
  const told = vi.fn();
  await early(<Form told={told} />, () => {
    the<HTMLSelectElement>('select').value = 'b';
  });
  await act(async () => change(the('select'), { value: 'b', chosen: [false, true] }));
  expect(told.mock.calls).toEqual([['b']]);
  expect(the('output').textContent).toBe('old false b');
});
it('repeats a press with all its parts, and a key with its modifiers', () => {
  document.body.innerHTML = '<button>';
  const seen: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown', 'keyup'])
    document.body.addEventListener(type, (event) => {
      seen.push(event instanceof KeyboardEvent ? `${type} ${event.key} ${event.ctrlKey}` : type);
    });
  press(the('button'), new MouseEvent('click'));
  pressKey(the('button'), new KeyboardEvent('keydown', { key: 'a', ctrlKey: true }));
  expect(seen).toEqual(['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'keydown a true', 'keyup a true']);
});
