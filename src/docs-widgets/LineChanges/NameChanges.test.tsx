// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { NameChange } from './changes';
import { NameChanges } from './NameChanges';

vi.mock('@docusaurus/Link', () => ({ default: () => null }));

const member = (name: string, owner: string, change: Partial<NameChange>): NameChange => ({
  name,
  kind: 'member',
  owners: [owner],
  change: 'changed',
  ...change,
});

it('says once what changed in the same way of several names, and each type once after its names', () => {
  const type: NameChange['type'] = [
    ['-', 'Label'],
    ['+', 'BaseLabel'],
  ];
  const names = [
    member('addRule', 'Translations', { type }),
    member('path', 'Rule', { type: [['+', 'Path']] }),
    member('addGroup', 'Translations', { type }),
    member('label', 'Action', { type }),
    member('path', 'Action', { change: 'removed' }),
    member('rules', 'Group', { change: 'removed' }),
    member('and', 'Group', { change: 'removed' }),
  ];
  render(<NameChanges names={names} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Gone members of types: path of Action; rules, and of Group',
    'addRule, addGroup of Translations; label of Action: LabelBaseLabel',
    'path of Rule: Path',
  ]);
});
