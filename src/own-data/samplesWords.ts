/** What the sample queries of a data set are called, in the order in which they are offered. */
export const describeSamples = {
  range: (label: string) => `${label}: the middle half`,
  values: (label: string) => `${label}: the two most frequent values`,
  dates: (label: string) => `${label}: the later half`,
  yes: (label: string) => `${label}: yes`,
  prefix: (label: string) => `${label}: a common beginning`,
  missing: (label: string) => `${label}: no value`,
  items: (label: string) => `${label}: the most frequent item`,
};
