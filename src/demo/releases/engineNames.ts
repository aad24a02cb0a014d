/** The engines that run the exports of every release without being asked for, in words. */
export const engineNames: readonly string[] = ['SQLite', 'a MongoDB query engine', 'CEL', 'SpEL', 'JsonLogic'];
