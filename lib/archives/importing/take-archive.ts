import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers } from '@/db/schema';
import type { JobActor } from '@/lib/core/actor';
import { findPasswordOwner } from '@/lib/identity/password/queries';
import { queuePasswordReset } from '@/lib/identity/password/queue-password-reset';
import { queueActivation } from '@/lib/people/activation/queue-activation';
import { needsActivation } from '@/lib/people/activation/rules';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { type Catalogue, insertOrder, readCatalogue } from '../catalogue';
import {
  ARCHIVE_VERSION,
  archiveVersion,
  csvPath,
  filePath,
  linesPath,
  MANIFEST,
  type Manifest,
  manifestSchema,
  README,
} from '../manifest';
import { digestRows } from '../read-rows';
import { gatherScope } from '../scope';
import { ARCHIVED_TABLES } from '../tables';
import { type OpenedArchive, openZip } from './open-zip';
import { refusal } from './refuse';
import { inWords } from './refused-rows';
import { insertStaged, nameOwnersOfFiles, stageTable } from './stage-table';
import { dropFiles, takeFiles } from './take-files';

const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;
const LIMITS =
  "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '30s'";

export type Taken = {
  readonly agencyId: string;
  readonly name: string;
  readonly rows: number;
  readonly files: number;
  readonly missing: number;
  /** People who are mailed a link to set a password. */
  readonly people: number;
};

/**
 * Takes in an agency from the ZIP of another Elenco of the same version, whole or not at all: ids stay, and what is then
 * here is what an archive made here would say, to the hash. The ZIP is a stranger's: docs/agency-archive.md says what it
 * is held to. For who has the machine, from its command line. Throws INVALID in words.
 */
export async function takeArchive(actor: JobActor, path: string): Promise<Taken> {
  const archive = await openZip(path);
  const keys: string[] = [];
  try {
    const { manifest, sha256 } = await readManifest(archive);
    return await database().transaction(async (tx) => {
      await tx.execute(sql.raw(LIMITS));
      await tx.execute(sql`select set_config('elenco.archive_comes_in', 'on', true)`);
      const catalogue = await readCatalogue(tx);
      await refuseOther(tx, manifest, catalogue);
      await takeTables(tx, catalogue, archive, manifest);
      await takeFiles(tx, archive, manifest, keys);
      await nameOwnersOfFiles(tx).catch((error: unknown) => {
        throw inWords(error, 'files');
      });
      await refuseUnlikeManifest(tx, catalogue, manifest);
      const { id, name } = manifest.agency;
      const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
      const files = Object.keys(manifest.files).length;
      const detail = { manifest: sha256, madeAt: manifest.madeAt, rows, files };
      await recordAudit(tx, actor, 'agency.take-in', { id, agencyId: null }, { detail });
      const people = await mailTeam(tx, actor, id);
      return { agencyId: id, name, rows, files, missing: manifest.missing.length, people };
    });
  } catch (error) {
    await dropFiles(keys);
    throw error;
  } finally {
    archive.close();
  }
}

async function readManifest(archive: OpenedArchive): Promise<{ manifest: Manifest; sha256: string }> {
  if (!archive.names.has(MANIFEST)) throw refusal('notAnArchive');
  const bytes = await archive.read(MANIFEST, MOST_MANIFEST_BYTES);
  const written = parse(bytes.toString());
  const { data: of } = archiveVersion.safeParse(written);
  if (of && of.version !== ARCHIVE_VERSION)
    throw refusal('otherFormat', { theirs: of.version, ours: ARCHIVE_VERSION });
  const parsed = manifestSchema.safeParse(written);
  if (!parsed.success) throw refusal('notAnArchive');
  const manifest = parsed.data;
  const expected = new Set([
    MANIFEST,
    README,
    ...Object.keys(manifest.tables).flatMap((table) => [linesPath(table), csvPath(table)]),
    ...Object.keys(manifest.files).map(filePath),
  ]);
  const stray =
    [...archive.names].find((name) => !expected.has(name)) ??
    [...expected].find((name) => !archive.names.has(name));
  if (stray !== undefined) throw refusal('entry', { name: stray });
  return { manifest, sha256: createHash('sha256').update(bytes).digest('hex') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('notAnArchive');
  }
}

/** What can be said before anything is read: another version, tables that are not those of here, an agency that is here. */
async function refuseOther(tx: Tx, manifest: Manifest, { schema }: Catalogue): Promise<void> {
  if (manifest.schema !== schema) throw refusal('otherVersion', { theirs: manifest.schema, ours: schema });
  const theirs = Object.keys(manifest.tables);
  const table =
    Object.keys(ARCHIVED_TABLES).find((name) => !theirs.includes(name)) ??
    theirs.find((name) => !Object.hasOwn(ARCHIVED_TABLES, name));
  if (table !== undefined) throw refusal('columns', { table });
  const [there] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.id, manifest.agency.id));
  if (there) throw refusal('agencyThere');
}

async function takeTables(
  tx: Tx,
  catalogue: Catalogue,
  archive: OpenedArchive,
  manifest: Manifest,
): Promise<void> {
  for (const table of insertOrder(catalogue)) {
    await stageTable(tx, catalogue, archive, manifest, table);
    await insertStaged(tx, catalogue, table).catch((error: unknown) => {
      throw inWords(error, table);
    });
  }
}

/**
 * An archive of the agency made here now, as of when that one was made, must be that one: so no row has come in that is
 * not the agency's, or that an archive would not have let out (a password, an administrator).
 */
async function refuseUnlikeManifest(tx: Tx, catalogue: Catalogue, manifest: Manifest): Promise<void> {
  await gatherScope(tx, catalogue, { agencyId: manifest.agency.id, now: new Date(manifest.madeAt) });
  for (const [table, said] of Object.entries(manifest.tables)) {
    const found = await digestRows(tx, catalogue, table);
    if (found.rows !== said.rows || found.sha256 !== said.sha256) throw refusal('notWhole', { table });
  }
}

/** Everybody who works there gets a link to set a password: no password comes along. */
async function mailTeam(tx: Tx, actor: JobActor, agencyId: string): Promise<number> {
  const team = await tx
    .select({ id: agencyUsers.userId })
    .from(agencyUsers)
    .where(and(eq(agencyUsers.agencyId, agencyId), isNull(agencyUsers.deactivatedAt)));
  for (const { id } of team) {
    const owner = await findPasswordOwner(tx, { type: 'agency', id });
    if (!owner) continue;
    await (needsActivation(owner) ? queueActivation(tx, owner) : queuePasswordReset(tx, actor, owner));
  }
  return team.length;
}
