import type { RuleOfVersion } from '../Rule';
import { callsOf } from '../source/ofLibrary';
import type { SyntaxNode } from '../source/readSource';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  kind?: RuleOfVersion['kind'];
  names: readonly string[];
  /** Which calls; all of them if it is not given. */
  where?: (call: SyntaxNode) => boolean;
};

/** A rule about functions of the library whose results, or conditions, are others. */
export const callDiffers = ({ names, where = () => true, kind = 'differs', ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind,
  match: (source, found) => {
    for (const node of callsOf(source, names)) if (where(node)) found({ node });
  },
});
