import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { claims, contracts } from '@/db/schema';
import { renderClaimJob } from '@/lib/claims/jobs';
import { renderContractJob } from '@/lib/contracts/jobs';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { transact } from '@/lib/platform/transaction';
import { mayRetryOwn } from '../policy';
import { isAlive } from './queries';

/**
 * Has the PDF of one of the agency's contracts or claims drawn that nobody draws any more. Throws UNAUTHENTICATED,
 * FORBIDDEN, and NOT_FOUND when it is none, or has its PDF or its job meanwhile.
 */
export async function redrawPaper(actor: Actor, id: string): Promise<string> {
  const { agencyId } = mayRetryOwn(actor);
  if (!isUuid(id)) throw notFound();
  await transact(async (tx) => {
    if (await lockContract(tx, agencyId, id)) {
      await dropDead(tx, renderContractJob.name, 'contractId', id);
      await enqueue(tx, renderContractJob, { contractId: id });
      await recordAudit(tx, actor, 'contract.redraw', { id, agencyId });
      return;
    }
    if (!(await lockClaim(tx, agencyId, id))) throw notFound();
    await dropDead(tx, renderClaimJob.name, 'claimId', id);
    await enqueue(tx, renderClaimJob, { claimId: id });
    await recordAudit(tx, actor, 'claim.redraw', { id, agencyId });
  });
  return id;
}

/** Held, so that of two who ask at once the second sees the first one's job. */
async function lockContract(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const undrawn = and(eq(contracts.id, id), eq(contracts.agencyId, agencyId), isNull(contracts.pdfFileId));
  return (await tx.select({ id: contracts.id }).from(contracts).where(undrawn).for('update')).length > 0;
}

async function lockClaim(tx: Tx, agencyId: string, id: string): Promise<boolean> {
  const undrawn = and(eq(claims.id, id), eq(claims.agencyId, agencyId), isNull(claims.pdfFileId));
  return (await tx.select({ id: claims.id }).from(claims).where(undrawn).for('update')).length > 0;
}

/** The given-up job goes, so that it waits for the administrator no more. Throws NOT_FOUND where one is alive. */
async function dropDead(tx: Tx, task: string, key: string, id: string): Promise<void> {
  const { rows } = await tx.execute<{ alive: boolean }>(sql`
    select ${isAlive} as alive from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
     where task.identifier = ${task} and job.payload ->> ${key} = ${id}`);
  if (rows.some(({ alive }) => alive)) throw notFound();
  await tx.execute(sql`
    delete from graphile_worker._private_jobs job using graphile_worker._private_tasks task
     where task.id = job.task_id and task.identifier = ${task} and job.payload ->> ${key} = ${id}
       and not ${isAlive}`);
}
