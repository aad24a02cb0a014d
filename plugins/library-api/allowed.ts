/**
 * Names that a reader never needs, so that no page has to explain them, with the reason. Everything else a release
 * exports at runtime is explained in its line.
 */
export const allowed: Record<string, Record<string, string>> = {
  current: {
    queryHistorySlice: 'store slice behind useQueryBuilderHistory',
    sliceName: 'declared for history and async, but exported by neither',
  },
  5: {},
  4: {},
  3: {},
};
