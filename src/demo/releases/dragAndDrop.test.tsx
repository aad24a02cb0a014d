// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { release5 } from './5';
import { release8 } from './8';

const ways = [release5, release8].flatMap(({ id, dragAndDrop }) =>
  Object.entries(dragAndDrop).map(([adapter, load]) => ({ id, adapter, load })),
);

const mounted = vi.fn();
function Builder() {
  useEffect(() => mounted(), []);
  return null;
}

for (const { id, adapter, load } of ways)
  it(`${adapter} of release ${id} keeps the builder in it when it is rendered again`, async () => {
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const { DragAndDrop } = await load();
    mounted.mockClear();
    const { rerender } = render(
      <DragAndDrop>
        <Builder />
      </DragAndDrop>,
    );
    rerender(
      <DragAndDrop>
        <Builder />
      </DragAndDrop>,
    );
    expect(mounted).toHaveBeenCalledTimes(1);
  });
