import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import type { Contract } from '../queries';

/**
 * Makes a contract complete with the signature that the agency gives by its mandate, which the caller keeps. The PDF that says it waits for the agency
 * is drawn anew; the caller queues that. Throws CONFLICT for one that is complete or void.
 */
export async function completeContract(
  tx: Tx,
  actor: Actor,
  { id }: Pick<Contract, 'id'>,
  now: Date,
  mandateId: string,
): Promise<Contract> {
  const [row] = await tx
    .update(contracts)
    .set({ agencySignedAt: now, pdfFileId: null, updatedAt: now })
    .where(and(eq(contracts.id, id), isNull(contracts.agencySignedAt), isNull(contracts.voidedAt)))
    .returning();
  if (!row) throw conflict('errors.contract.notPending');
  await recordAudit(tx, actor, 'contract.agency-sign', row, {
    from: 'TALENT_SIGNED',
    to: 'COMPLETE',
    detail: { eventId: row.eventId, talentId: row.talentId, code: row.code, year: row.year, mandateId },
  });
  return row;
}
