/** Words that the search offers before anything is typed; every line has results for each of them. */
export const suggestions = ['onQueryChange', 'fields', 'formatQuery', 'validation', 'install', 'React versions'];
