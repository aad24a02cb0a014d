// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, version as reactVersion } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { isSample } from '../isSample';
import { sampleFiles } from '../sampleFiles';
import { addChangeRemove, type Interaction } from './interactions';

/** The companion of v5 passes a prop by the name it had before antd 5. */
const olderName =
  'Warning: [antd: Select] `dropdownMatchSelectWidth` is deprecated. Please use `popupMatchSelectWidth` instead.';

/** What a toolkit prints whatever a sample does: by sample, the exact messages. One that is gone must go from here. */
const expectedComplaints: Record<string, string[]> = {
  'versioned_docs/version-5/_samples/compat-antd.tsx': [olderName],
  'versioned_docs/version-5/_samples/custom-with-fallback-antd.tsx': [olderName],
};

/** Redux Toolkit of Next says that its development checks are slow: true of the machine, not of the sample. */
const slowMachine = /^(Serializable|Immutable)StateInvariantMiddleware took \d+ms/;

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...values) => void complaints.push(values.map(String).join(' ')));
  // jsdom has neither; companions ask for them when they mount.
  window.matchMedia ??= ((media: string) => ({
    media,
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(documentedLines().map((line) => [line.release, line] as const))(
  `samples of %s in React ${reactVersion}`,
  (_, line) => {
    const samples = sampleFiles(line.samples, /\.tsx$/).filter(isSample);

    it.each(samples.map((file) => [path.relative(line.samples, file), file]))(
      '%s mounts and works',
      async (_, file) => {
        const Sample: ComponentType = (await import(/* @vite-ignore */ file as string)).default;
        const { container } = render(<Sample />);
        const own = (file as string).replace(/\.tsx$/, '.interaction.ts');
        const interact: Interaction = existsSync(own)
          ? (await import(/* @vite-ignore */ own)).default
          : addChangeRemove;
        await interact({ user: userEvent.setup({ pointerEventsCheck: 0 }), container });
        const expected = expectedComplaints[path.relative('.', file as string)] ?? [];
        expect([...new Set(complaints)].filter((complaint) => !slowMachine.test(complaint))).toEqual(expected);
      },
      // antd alone takes half a minute when the machine is busy.
      120_000,
    );
  },
);
