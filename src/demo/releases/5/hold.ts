import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Held } from '../DemoRelease';
export const hold = (query: RuleGroupTypeAny): Held => ({ query, lost: [] });
