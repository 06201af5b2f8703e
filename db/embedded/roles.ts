/** The roles of the embedded PostgreSQL, and the application's database in it (decision 32). */
export const ROLES = {
  /** Made with the cluster, and used by nothing but its start. */
  superuser: 'elenco',
  application: 'elenco_app',
  database: 'elenco',
} as const;
