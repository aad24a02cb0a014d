import { readFileSync } from 'node:fs';
import type { OutputChange } from '../../src/docs-widgets/LineChanges/changes';
import type { ShownOutput } from './sections';
import { wordRuns } from './wordRuns';

/**
 * The outputs of a page that differ between two releases. Where the code of the sample differs as well, the output says
 * nothing about the releases, and is only named.
 */
export function outputChanges(before: ShownOutput[], after: ShownOutput[]): OutputChange[] {
  return after.flatMap((now): OutputChange[] => {
    const { sample, region } = now;
    const then = before.find((each) => each.sample === sample && each.region === region);
    if (!then || then.text === now.text) return [];
    const isOtherCode = readFileSync(then.source, 'utf8') !== readFileSync(now.source, 'utf8');
    return [
      {
        sample,
        ...(region && { region }),
        ...(!isOtherCode && { text: wordRuns(then.text, now.text) }),
      },
    ];
  });
}
