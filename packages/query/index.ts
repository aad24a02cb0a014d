export { withIds, withoutIds } from './ids';
export { combinatorNames, operatorNames } from './names';
export { isOpposite, kindOf, type Part, partOf } from './operatorKinds';
export { itemAt, pathOf, withoutItem } from './path';
export { type Group, type Item, isGroup, type Rule } from './rule';
export { inShape, isIndependent } from './shape';
export { isNumeric, isQuantity, isWrittenAsNumber, listOf, toNumber } from './values';
export { mapItems, type Place, rulesOf, walk } from './walk';
