import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Module = typeof import('./runIntent');
let intent: Module;
/** How often listeners were told that the query is wanted. */
let told = 0;

beforeEach(async () => {
  vi.resetModules();
  intent = await import('./runIntent');
  told = 0;
  intent.runIntent.subscribe(() => {
    told += 1;
  });
  connect(undefined);
});
const connect = (connection: object | undefined) => vi.stubGlobal('navigator', { connection });
afterAll(() => void vi.unstubAllGlobals());
const wanted = () => [intent.runIntent.get(), intent.runIntent.compares()];
const press = (key: string) => intent.asksOnUse.onKeyDownCapture({ key } as never);
const Wanted = () => createElement('p', null, String(intent.useRunIntent()));

describe('whether the query is to be run', () => {
  it('is asked once a visit, by the first press or change, and never by the server', () => {
    expect(intent.runIntent.get()).toBe(false);
    intent.asksOnUse.onPointerDownCapture();
    intent.asksOnUse.onChangeCapture();
    intent.runIntent.ask();
    expect([...wanted(), told]).toEqual([true, true, 1]);
    expect(renderToString(createElement(Wanted))).toBe('<p>false</p>');
  });
  it('is asked of the format’s engine alone, then of the others', () => {
    intent.runIntent.ask();
    intent.runIntent.ask();
    expect([...wanted(), told]).toEqual([true, false, 1]);
    intent.runIntent.compare();
    expect([...wanted(), told]).toEqual([true, true, 2]);
    intent.runIntent.ask();
    expect(intent.runIntent.compares()).toBe(true);
  });
  it('is not asked of the others where nothing is compared', () => {
    intent.runsOnUse.onChangeCapture();
    expect(wanted()).toEqual([true, false]);
  });
  it('is no longer told to who has left', () => {
    const leave = intent.runIntent.subscribe(() => {
      throw new Error('It has left.');
    });
    leave();
    intent.runIntent.ask();
    expect(told).toBe(1);
  });
  it.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'])(
    'is not asked by %s, which only comes through',
    (key) => {
      press(key);
      expect(intent.runIntent.get()).toBe(false);
    },
  );
  it.each(['a', 'Enter', ' ', 'ArrowDown'])('is asked by the key “%s”', (key) => {
    press(key);
    expect(intent.runIntent.get()).toBe(true);
  });
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g', saveData: false }])(
    'is asked by the Run button alone with the connection %o',
    (connection) => {
      connect(connection);
      expect(intent.savesData()).toBe(true);
      intent.askOnUse();
      press('a');
      expect(intent.runIntent.get()).toBe(false);
      intent.runIntent.ask();
      expect(intent.runIntent.get()).toBe(true);
    },
  );
  it.each([{}, { saveData: false, effectiveType: '4g' }])('is asked by use with the connection %o', (connection) => {
    connect(connection);
    expect(intent.savesData()).toBe(false);
    intent.askOnUse();
    expect(intent.runIntent.get()).toBe(true);
  });
});
