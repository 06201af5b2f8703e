import type pg from 'pg';

/** What somebody with all rights over the database may do: no trigger stands in the way of this. */
export async function tamper(pool: pg.Pool, ...statements: string[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.query('set session_replication_role = origin');
    client.release();
  }
}

/** No entry, no link, no seal, and the next entry is the first. */
export const emptyTrail = (pool: pg.Pool): Promise<void> =>
  tamper(
    pool,
    'delete from audit_seals',
    'delete from audit_chain',
    'delete from audit_entries',
    'alter sequence audit_entries_id_seq restart',
  );
