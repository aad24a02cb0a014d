// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drop, early, recordChange, recordClick, recordKey, recordPress, recordSubmit } from './record';

const the = <Found extends HTMLElement>(selector: string) => document.querySelector(selector) as Found;
/** An event of the visitor, which a script cannot make. */
const event = <Kind extends Event>(type: string, target: Element, init: object = {}) =>
  ({
    type,
    target,
    isTrusted: true,
    button: 0,
    preventDefault: vi.fn(),
    stopImmediatePropagation: vi.fn(),
    ...init,
  }) as unknown as Kind;
const click = (selector: string, init = {}) => {
  const made = event<MouseEvent>('click', the(selector), init);
  recordClick(made);
  return made;
};
const beLive = () => {
  early.wake = vi.fn();
  document.documentElement.dataset.live = '';
};
const kinds = () => early.queue.map(({ kind }) => kind);

beforeEach(() => {
  early.queue = [];
  delete early.wake;
  delete document.documentElement.dataset.live;
  document.body.innerHTML = `<div id=__docusaurus>
    <button id=button><b></b></button><a id=link href=/x><b></b></a><a id=menu href="#">v5</a><summary></summary>
    <form><input id=text><input id=box type=checkbox><input id=list role=combobox><select><option>a<option>b</select></form>
    <i tabindex=0></i>
    <div data-island><button id=sample></button></div>
  </div><button id=outside></button>`;
});

describe('clicks', () => {
  it('on buttons wait, and React does not see them', () => {
    const made = click('#button b');
    expect(early.queue).toMatchObject([{ kind: 'press', place: { part: document.documentElement }, event: made }]);
    expect(made.stopImmediatePropagation).toHaveBeenCalled();
    expect(made.preventDefault).toHaveBeenCalled();
  });
  it('on links, fields and summaries are the browser’s, and so is what is not of the page or of the visitor', () => {
    for (const selector of ['#link b', '#text', '#box', 'summary', '#outside']) click(selector);
    click('#button', { isTrusted: false });
    expect(early.queue).toEqual([]);
  });
  it('on links lead where they say: React, which may have drawn them already, does not see them', () => {
    const made = click('#link b');
    expect(made.stopImmediatePropagation).toHaveBeenCalled();
    expect(made.preventDefault).not.toHaveBeenCalled();
    beLive();
    expect(click('#link b').stopImmediatePropagation).not.toHaveBeenCalled();
  });
  it('on links that lead nowhere, and on fields that open a list, wait', () => {
    click('#menu');
    click('#list');
    expect(kinds()).toEqual(['press', 'press']);
  });
  it('on a live page go their way, but for those after one that still waits', () => {
    click('#button');
    beLive();
    click('#button');
    expect(kinds()).toEqual(['press', 'press']);
    early.queue = [];
    const made = click('#button');
    expect(early.queue).toEqual([]);
    expect(made.stopImmediatePropagation).not.toHaveBeenCalled();
  });
  it('that end on a live page and began before wait for their turn: a component may have missed the beginning', () => {
    recordPress(event<MouseEvent>('pointerdown', the('#button')));
    beLive();
    const made = click('#button');
    expect(kinds()).toEqual(['press']);
    expect(made.stopImmediatePropagation).toHaveBeenCalled();
    early.queue = [];
    // Of a field and a link the browser knows the beginning, and the next click is another one.
    for (const selector of ['#text', '#link b', '#button']) {
      if (selector !== '#button') recordPress(event<MouseEvent>('pointerdown', the(selector)));
      click(selector);
    }
    expect(kinds()).toEqual([]);
  });
  it('on a sample wait for the sample, which says that it heard them', () => {
    beLive();
    click('#sample');
    expect(early.queue).toMatchObject([{ place: { part: the('[data-island]') } }]);
    expect(the('[data-island]').ariaBusy).toBe('true');
    expect(early.wake).toHaveBeenCalled();
    expect(document.documentElement.ariaBusy).not.toBe('true');
  });
  it('can be taken back', () => {
    click('#button');
    click('#sample');
    drop(early.queue[0] as (typeof early.queue)[0]);
    expect(early.queue).toMatchObject([{ place: { part: the('[data-island]') } }]);
  });
});

describe('fields', () => {
  const change = (type: string, selector: string, value: object) => {
    Object.assign(the(selector), value);
    recordChange(event(type, the(selector)));
  };
  it('keep the last of the letters typed in one go, in order with what came between', () => {
    change('input', '#text', { value: 'a' });
    change('input', '#text', { value: 'ab' });
    click('#button');
    change('input', '#text', { value: 'abc' });
    expect(early.queue).toMatchObject([
      { kind: 'change', content: { value: 'ab' } },
      { kind: 'press' },
      { kind: 'change', content: { value: 'abc' } },
    ]);
  });
  it('keep what was ticked and chosen, once', () => {
    for (const type of ['input', 'change']) {
      change(type, '#box', { checked: true });
      change(type, 'select', { value: 'b' });
    }
    expect(early.queue).toMatchObject([
      { kind: 'change', content: { checked: true } },
      { kind: 'change', content: { chosen: [false, true] } },
    ]);
  });
  it('do not send their form', () => {
    const made = event('submit', the('form'));
    recordSubmit(made);
    expect(kinds()).toEqual(['submit']);
    expect(made.preventDefault).toHaveBeenCalled();
  });
});

it('keys wait where the browser does not answer them', () => {
  const key = (selector: string, name: string) =>
    recordKey(event<KeyboardEvent>('keydown', the(selector), { key: name }));
  key('#button', 'Enter');
  key('#text', 'a');
  key('i', 'Tab');
  expect(early.queue).toEqual([]);
  key('#button', 'ArrowDown');
  key('i', ' ');
  expect(early.queue).toMatchObject([
    { kind: 'key', event: { key: 'ArrowDown' } },
    { kind: 'key', event: { key: ' ' } },
  ]);
});

describe('a press', () => {
  const pressAndRelease = (meanwhile: () => void) => {
    const button = the('#button');
    recordPress(event<MouseEvent>('pointerdown', button));
    meanwhile();
    recordPress(event<MouseEvent>('pointerup', the('form')));
  };
  it('whose element is drawn anew before the release makes a click', () => {
    const button = the('#button');
    pressAndRelease(() => button.replaceWith(button.cloneNode(true)));
    expect(early.queue).toMatchObject([{ kind: 'press', place: { element: button } }]);
  });
  it('makes one by itself otherwise', () => {
    pressAndRelease(() => {});
    expect(early.queue).toEqual([]);
  });
});
