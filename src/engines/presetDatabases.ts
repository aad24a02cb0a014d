/** The databases that presets of release 8 write SQL for, where that is neither SQLite nor all of them. */
const presetDatabases: Readonly<Record<string, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  mssql: 'SQL Server',
  oracle: 'Oracle',
};

/** The database that a preset writes for; none without a preset, and for those that SQLite reads. */
export const presetDatabase = (preset = ''): string | undefined =>
  Object.hasOwn(presetDatabases, preset) ? presetDatabases[preset] : undefined;
