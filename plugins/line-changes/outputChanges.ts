import { readFileSync } from 'node:fs';
import type { OutputChange } from '../../src/docs-widgets/LineChanges/changes';
import { programOf } from './programOf';
import type { ShownOutput } from './sections';
import { wordRuns } from './wordRuns';

/**
 * The outputs of a page that differ between two releases. Where the program that printed one differs as well, the output says
 * nothing about the releases, and is only named.
 */
export function outputChanges(before: ShownOutput[], after: ShownOutput[]): OutputChange[] {
  return after.flatMap((now): OutputChange[] => {
    const { sample, region } = now;
    const then = before.find((each) => each.sample === sample && each.region === region);
    if (!then || then.text === now.text) return [];
    const [one, other] = [then, now].map(({ source }) => programOf(readFileSync(source, 'utf8'), region));
    return [
      {
        sample,
        ...(region && { region }),
        ...(one === other && { text: wordRuns(then.text, now.text) }),
      },
    ];
  });
}
