export { withIds, withoutIds } from './ids';
export { pathOf } from './path';
export {
  type Group,
  type Item,
  isGroup,
  isNumeric,
  isOpposite,
  isQuantity,
  isWrittenAsNumber,
  kindOf,
  listOf,
  type Part,
  partOf,
  type Rule,
  toNumber,
} from './rule';
export { mapItems, type Place, rulesOf, walk } from './walk';
