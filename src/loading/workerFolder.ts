/** Where workers are, from the site's base. Answers from there carry the policy of workers (plugins/bundle/workers.ts). */
export const workerFolder = 'assets/workers/';
