/** What stands for a field or an operator that is not chosen yet. */
export const placeholder = '~';
