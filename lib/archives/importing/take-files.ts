import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { encrypt } from '@/lib/platform/encryption';
import { withDeadline } from '@/lib/platform/with-deadline';
import { keepBytesWithoutRow } from '@/lib/storage/clean-storage';
import { disk } from '@/lib/storage/disk';
import { failedStorage } from '@/lib/storage/failed-storage';
import { filePath, type Manifest } from '../manifest';
import type { OpenedArchive } from './open-zip';
import { refusal } from './refuse';

/** Larger than any file that Elenco keeps. */
const MOST_BYTES = 64 * 1024 * 1024;
const WRITE_MS = 30_000;
/** Where storage puts files (`lib/storage/put-file.ts`): nothing else is written to. */
const KEY = /^files\/\d{4}-\d\d-\d\d\/[0-9a-f-]{36}$/;

type Row = { id: string; key: string; encrypted: boolean; size: number; sha256: string; deleted: boolean };

/**
 * Puts the bytes of the files that have come in into storage, encrypted with the key of here where they were encrypted
 * there; `keys` gets the name of each. Throws INVALID for bytes other than the row and the manifest say, and for a row,
 * with bytes or without, that names what lies here already or another place.
 */
export async function takeFiles(
  tx: Tx,
  archive: OpenedArchive,
  { files, missing }: Manifest,
  keys: string[],
): Promise<void> {
  await keepBytesWithoutRow(tx);
  const { rows } =
    await tx.execute<Row>(sql`select f.id, f.key, f.encrypted, f.size::float8 as size, f.sha256,
      f.deleted_at is not null as deleted
    from staged_files s cross join json_populate_record(null::files, s.line::json) r join files f on f.id = r.id`);
  const lost = new Set(missing);
  for (const { id, key, encrypted, size, sha256, deleted } of rows) {
    if (!KEY.test(key) || (await disk().exists(key))) throw refusal('file', { id });
    if (deleted) continue;
    const said = files[id];
    if (!said) {
      if (lost.has(id)) continue;
      throw refusal('file', { id });
    }
    const bytes = await archive.read(filePath(id), MOST_BYTES);
    const found = createHash('sha256').update(bytes).digest('hex');
    const isSame = bytes.length === size && size === said.size && found === sha256 && found === said.sha256;
    if (!isSame) throw refusal('file', { id });
    keys.push(key);
    await withDeadline(WRITE_MS, 'storing a file', () =>
      disk().put(key, encrypted ? encrypt(bytes, key) : bytes),
    ).catch((error: unknown) => {
      throw failedStorage(error);
    });
  }
  if (rows.filter(({ id, deleted }) => files[id] && !deleted).length !== Object.keys(files).length)
    throw refusal('entry', { name: 'archivos' });
}

/** Takes away what was written before the archive was refused after all. */
export async function dropFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await disk()
      .delete(key)
      .catch(() => undefined);
}
