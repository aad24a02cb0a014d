// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Fold } from '.';

const address = vi.hoisted(() => ({ hash: '' }));
vi.mock('@docusaurus/router', () => ({ useLocation: () => ({ ...address }) }));

afterEach(cleanup);
const page = (
  <>
    <h2 id="before">Before</h2>
    <h2 id="title">Title</h2>
    <p>Text.</p>
    <Fold summary="2 names">
      <p id="Name">Name</p>
    </Fold>
  </>
);
/** Whether the fold is open where the address ends with a hash. */
function isOpenAt(hash: string) {
  address.hash = hash;
  return render(page).container.querySelector('details')?.open;
}

it('is folded', () => expect(isOpenAt('')).toBe(false));
it('opens for an anchor in it', () => expect(isOpenAt('#Name')).toBe(true));
it('opens for its heading', () => expect(isOpenAt('#title')).toBe(true));
it.each(['#before', '#missing', '#%'])('stays folded for %s', (hash) => expect(isOpenAt(hash)).toBe(false));
it('opens again for a link that was followed after it was closed', () => {
  address.hash = '#Name';
  const { container, rerender } = render(
    <Fold summary="1 name">
      <p id="Name" />
    </Fold>,
  );
  const fold = container.querySelector('details') as HTMLDetailsElement;
  fold.open = false;
  rerender(
    <Fold summary="1 name">
      <p id="Name" />
    </Fold>,
  );
  expect(fold.open).toBe(true);
});
