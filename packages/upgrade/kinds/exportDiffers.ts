import type { RuleOfVersion } from '../Rule';
import { callsOf, formatOf } from '../source/ofLibrary';

type Parts = Omit<RuleOfVersion, 'match' | 'kind' | 'formats'> & {
  formats: readonly string[];
};

/** A rule about formats that `formatQuery` writes otherwise. */
export const exportDiffers = ({ formats, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind: 'differs',
  formats,
  match: (source, found) => {
    for (const node of callsOf(source, ['formatQuery'])) if (formats.includes(formatOf(node) ?? '')) found({ node });
  },
});
