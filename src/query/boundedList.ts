import * as v from 'valibot';

/**
 * The schema of a list with at most so many items. How many there are is seen before any of them is looked at: a short link can
 * unpack to hundreds of thousands.
 * @param messages what to say of one that is too long, and of what is no list
 */
export const boundedList = <Item extends v.GenericSchema>(
  item: Item,
  most: number,
  messages: { tooLong: string; notList?: string },
) =>
  v.pipe(
    v.array(v.unknown(), messages.notList ?? 'must be a list'),
    v.maxLength(most, messages.tooLong),
    v.array(item),
  );
