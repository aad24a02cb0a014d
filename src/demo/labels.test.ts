import { describe, expect, it } from 'vitest';
import { panelIds } from './panels/panelIds';
import { panelLabels } from './panels/panelLabels';
import { choiceTable as choicesOf5 } from './releases/5/choiceTable';
import { optionTable as optionsOf5 } from './releases/5/optionTable';
import { choiceTable as choicesOf8 } from './releases/8/choiceTable';
import { optionTable as optionsOf8 } from './releases/8/optionTable';

/** How the words of a text begin, so that “Validation” has a word of `validateQuery`. */
const words = (text: string) =>
  new Set(
    text
      .replace(/[A-Z]/g, ' $&')
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap((word) => (word.length > 2 ? [word.slice(0, 4)] : [])),
  );
const common = (id: string, label: string) => [...words(label)].filter((word) => words(id).has(word)).length;
const labelsOf = (table: Record<string, { label: string }>) =>
  Object.entries(table).map(([id, { label }]): [id: string, label: string] => [id, label]);

// End-to-end tests find an option or a panel by the label that stands here, so they would follow a label to the wrong one.
describe.each([
  ['options of release 5', labelsOf({ ...optionsOf5, ...choicesOf5 })],
  ['options of release 8', labelsOf({ ...optionsOf8, ...choicesOf8 })],
  ['panels', panelIds.map((id): [string, string] => [id, panelLabels[id]])],
])('labels of %s', (_, labels) => {
  it('are of the words of their own id: any two that change places have fewer', () => {
    const swaps = labels.flatMap(([id, label], index) =>
      labels
        .slice(index + 1)
        .filter(
          ([otherId, otherLabel]) =>
            common(id, label) + common(otherId, otherLabel) <= common(id, otherLabel) + common(otherId, label),
        )
        .map(([otherId]) => `${id} and ${otherId}`),
    );
    expect(swaps).toEqual([]);
  });
  it('are each there once', () => expect(new Set(labels.map(([, label]) => label)).size).toBe(labels.length));
});
