import type { RuleOfVersion } from '../Rule';
import { formatOf } from '../source/exportOptions';
import { callsOf } from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';
import { places } from './places';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  kind?: RuleOfVersion['kind'];
  names: readonly string[];
  /** Which calls; all of them if it is not given. */
  where?: (call: SyntaxNode, source: Source) => boolean;
};

/** A rule about functions of the library whose results, or conditions, are others. */
export const callDiffers = ({ names, where = () => true, kind = 'differs', ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind,
  match: places((source) => callsOf(source, names).filter((call) => where(call, source))),
});

/** A rule about formats that `formatQuery` writes otherwise. */
export const exportDiffers = (rule: Omit<Parts, 'names' | 'formats'> & { formats: readonly string[] }): RuleOfVersion =>
  callDiffers({
    ...rule,
    names: ['formatQuery'],
    where: (call, source) => rule.formats.includes(formatOf(source, call) ?? ''),
  });
