import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { decrypt } from '@/lib/platform/encryption';
import type { Catalogue } from './catalogue';
import { selectRows } from './scope';

const AT_ONCE = 500;
let cursors = 0;

/** The rows of a table as lines of JSON, some hundreds at a time, whatever the table holds. */
export async function* readLines(tx: Tx, catalogue: Catalogue, table: string): AsyncGenerator<string[]> {
  cursors += 1;
  const cursor = sql.raw(`archive_rows_${cursors}`);
  await tx.execute(sql`declare ${cursor} no scroll cursor for ${sql.raw(selectRows(catalogue, table))}`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string; sealed: string | null; context: string | null }>(
      sql`fetch ${sql.raw(String(AT_ONCE))} from ${cursor}`,
    );
    if (rows.length > 0) yield rows.map(({ line, sealed, context }) => withAccount(line, sealed, context));
    if (rows.length < AT_ONCE) break;
  }
  await tx.execute(sql`close ${cursor}`);
}

/** The account stands at the end of its line, in plain: the key that it is encrypted with stays here. */
const withAccount = (line: string, sealed: string | null, context: string | null): string =>
  sealed === null
    ? line
    : `${line.slice(0, -1)},"account_number":${JSON.stringify(decrypt(sealed, context ?? ''))}}`;

export type Digest = { readonly rows: number; readonly sha256: string };

/** How many rows of a table go, and the SHA-256 of their lines, each ended by a line feed. */
export async function digestRows(tx: Tx, catalogue: Catalogue, table: string): Promise<Digest> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readLines(tx, catalogue, table)) {
    rows += lines.length;
    for (const line of lines) hash.update(`${line}\n`);
  }
  return { rows, sha256: hash.digest('hex') };
}
