import * as v from 'valibot';

/**
 * The schema of a list with at most so many items. How many there are is seen before any of them is looked at: a short link can
 * unpack to hundreds of thousands.
 * @param tooLong what to say of one that is too long
 */
export const boundedList = <Item extends v.GenericSchema>(
  item: Item,
  most: number,
  tooLong = `must not be longer than ${most}`,
) => v.pipe(v.array(v.unknown(), 'must be a list'), v.maxLength(most, tooLong), v.array(item));
