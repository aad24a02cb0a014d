/** Most characters that are searched for on the search page; the time of a search grows with them. DocSearch takes 64. */
export const longestQuery = 200;
