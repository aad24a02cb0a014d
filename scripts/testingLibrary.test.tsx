// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';

function Label() {
  const [isOver, setOver] = useState(false);
  return (
    <button type="button" onPointerEnter={() => setOver(true)}>
      {isOver ? 'over' : 'away'}
    </button>
  );
}

it('what an event of a user changes is drawn before the next one, however slow the machine is', async () => {
  render(<Label />);
  const button = screen.getByRole('button');
  const drawn: (string | null)[] = [];
  button.addEventListener('pointermove', () => drawn.push(button.textContent));
  await userEvent.hover(button);
  expect(drawn).toEqual(['over']);
});
