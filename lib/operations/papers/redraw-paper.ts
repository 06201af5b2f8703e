import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { queueDocument } from '@/lib/documents/jobs';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { mayRetryOwn } from '../policy';
import { drawingJobs, isAlive, PAPERS, type PaperKind } from './queries';

/**
 * Has the PDF of one of the agency's contracts or claims drawn that nobody draws any more. Throws UNAUTHENTICATED,
 * FORBIDDEN, and NOT_FOUND when it is none, or has its PDF or its job meanwhile.
 */
export async function redrawPaper(actor: Actor, id: string): Promise<string> {
  const { agencyId } = mayRetryOwn(actor);
  if (!isUuid(id)) throw notFound();
  await transact(async (tx) => {
    const kind = await lockUndrawn(tx, agencyId, id);
    await dropDead(tx, kind, id);
    await queueDocument(tx, kind, { id, agencyId });
    await recordAudit(tx, actor, `${kind}.redraw`, { id, agencyId });
  });
  return id;
}

/** Locks the row, so that of two who ask at once the second sees the first one's job. Throws NOT_FOUND. */
async function lockUndrawn(tx: Tx, agencyId: string, id: string): Promise<PaperKind> {
  for (const kind of ['contract', 'claim'] as const) {
    const table = PAPERS[kind];
    const undrawn = and(eq(table.id, id), eq(table.agencyId, agencyId), isNull(table.pdfFileId));
    const [row] = await tx.select({ id: table.id }).from(table).where(undrawn).for('update');
    if (row) return kind;
  }
  throw notFound();
}

/** Deletes the given-up job, so that it waits for the administrator no more. Throws NOT_FOUND where one is alive. */
async function dropDead(tx: Tx, kind: PaperKind, id: string): Promise<void> {
  const jobs = drawingJobs(kind, sql`${id}::text`);
  const { rows } = await tx.execute<{ alive: boolean }>(sql`select ${isAlive} as alive from ${jobs}`);
  if (rows.some(({ alive }) => alive)) throw notFound();
  await tx.execute(sql`
    delete from graphile_worker._private_jobs where id in (select job.id from ${jobs} and not ${isAlive})`);
}
