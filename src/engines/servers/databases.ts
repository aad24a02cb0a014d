/** The databases that a visitor may have, as the list calls them; the first is the one that runs here by itself. */
export const databases = {
  sqlite: 'SQLite',
  'postgresql-c': 'PostgreSQL, collation C',
  'postgresql-icu': 'PostgreSQL, ICU root (und-x-icu)',
  'postgresql-en': 'PostgreSQL, English (en-x-icu)',
  'postgresql-sv': 'PostgreSQL, Swedish (sv-x-icu)',
  'mysql-general': 'MySQL or MariaDB, utf8mb4_general_ci',
  'mysql-unicode': 'MySQL or MariaDB, utf8mb4_unicode_ci',
  'mysql-bin': 'MySQL or MariaDB, utf8mb4_bin',
  openldap: 'A directory (OpenLDAP)',
} as const;

export type DatabaseId = keyof typeof databases;

/** What can be chosen in the place of the first. */
export const otherDatabases = Object.keys(databases).slice(1) as Exclude<DatabaseId, 'sqlite'>[];
