import { sql } from 'drizzle-orm';
import type { TestDatabase } from '@/db/testing/use-database';
import { LOGO } from '@/lib/agencies/images/file-kinds';
import { DESK_PHOTO } from '@/lib/event-day/file-kinds';
import { encrypt } from '@/lib/platform/encryption';
import { putFile } from '@/lib/storage/put-file';
import type { FileKind } from '@/lib/storage/rules';
import type { Agency } from '@/lib/testing/factories/agencies';
import type { Client } from '@/lib/testing/factories/clients';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTenant, type Tenant } from '@/lib/testing/tenant';
import { makeWholeEvent } from '@/lib/testing/whole-event';
import { ARCHIVED_TABLES, archivedTable } from '../tables';
import { insertAny } from './fill-tables';
import { FILLED } from './filled-rows';

/** Has one row by its nature. */
const SINGLE: readonly string[] = ['agencies', 'collection_settings', 'support_note_series'];
export const ACCOUNT = '98765432100';

/**
 * A tenant with two rows of every kind that an archive takes along, files with their bytes among them, and accounts that
 * the key of the environment opens.
 */
export async function makeBusyAgency(source: TestDatabase): Promise<Tenant> {
  const { db, pool } = source;
  const tenant = await makeTenant(db);
  const agency = { id: tenant.agency } as Agency;
  const client = { id: tenant.client } as Client;
  for (const claims of ['SENT', 'PAID'] as const) {
    const kind = { stateId: 36, claims, received: true, agencySignedAt: new Date() };
    const { quotationId } = await makeWholeEvent(db, { agency, client }, kind);
    await makeQuotation(db, { agency, client, additionOf: quotationId });
  }
  await storeFiles(source, tenant);
  for (const table of Object.keys(ARCHIVED_TABLES)) {
    const found = await countRows(source, table, agency.id);
    for (let n = found + 1; n <= (SINGLE.includes(table) ? 1 : 2); n++)
      await insertAny(pool, table, agency.id, n, FILLED[table]?.(n) ?? {});
  }
  await encryptAccounts(source);
  return tenant;
}

async function countRows({ pool }: TestDatabase, table: string, agencyId: string): Promise<number> {
  const { rows } = await pool.query(
    `select from ${table} t where coalesce(to_jsonb(t) ->> 'agency_id', $1) = $1 limit 2`,
    [agencyId],
  );
  return rows.length;
}

const FILES: readonly (FileKind & { readonly mime: string })[] = [
  { ...LOGO, mime: 'image/png' },
  { ...DESK_PHOTO, mime: 'image/jpeg' },
];

async function storeFiles({ db }: TestDatabase, { agency, talent, marker }: Tenant): Promise<void> {
  for (const { mime, ...kind } of FILES)
    await db.transaction((tx) =>
      putFile(tx, {
        kind,
        agencyId: agency,
        talentId: kind.isSensitive ? talent : null,
        mime,
        name: `${kind.name} ${marker}`,
        bytes: Buffer.from(`bytes de ${kind.name} ${marker}`),
      }),
    );
}

/** The accounts of factories are no key's; what is signed and paid is changed by nobody but a test. */
async function encryptAccounts({ db, pool }: TestDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const table of Object.keys(ARCHIVED_TABLES)) {
      const { account } = archivedTable(table);
      if (!account) continue;
      const { rows } = await db.execute<{ id: string; context: string }>(
        sql`select id, ${sql.identifier(account)} as context from ${sql.identifier(table)}`,
      );
      for (const { id, context } of rows)
        await client.query(`update ${table} set account_encrypted = $1 where id = $2`, [
          encrypt(ACCOUNT, context),
          id,
        ]);
    }
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
