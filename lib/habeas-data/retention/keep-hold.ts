import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, retentionHolds, talents } from '@/db/schema';
import type { HoldSubject } from '@/db/values/retention';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayErasePeople } from '../policy';
import { type HoldFilesInput, holdFilesInput } from './inputs';

export type RetentionHold = typeof retentionHolds.$inferSelect;

/**
 * Keeps the files of an agency, or about a talent, past their time, and the talent from being erased. Throws INVALID for
 * who is not there, CONFLICT where they are held, UNAUTHENTICATED, FORBIDDEN.
 */
export async function holdFiles(actor: Actor, input: HoldFilesInput): Promise<RetentionHold> {
  const { userId } = mayErasePeople(actor);
  const { subject, subjectId, reason } = parseInput(holdFilesInput, input);
  return transact(async (tx) => {
    if (!(await isThere(tx, subject, subjectId)))
      throw new AppError('INVALID', 'errors.invalid', { subjectId: 'habeasData.retention.noSubject' });
    const [hold] = await tx
      .insert(retentionHolds)
      .values({ subject, subjectId, reason, createdBy: userId })
      .onConflictDoNothing()
      .returning();
    if (!hold) throw conflict('errors.habeasData.held');
    const detail = { subject, subjectId };
    await recordAudit(tx, actor, 'retention-hold.create', { id: hold.id, agencyId: null }, { detail });
    return hold;
  });
}

/** Lets time end the files again. Throws CONFLICT for one that was released, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
export async function releaseHold(actor: Actor, id: string): Promise<RetentionHold> {
  const { userId } = mayErasePeople(actor);
  if (!isUuid(id)) throw notFound('errors.habeasData.notFound');
  return transact(async (tx) => {
    const [hold] = await tx
      .update(retentionHolds)
      .set({ releasedAt: currentTime(), releasedBy: userId })
      .where(and(eq(retentionHolds.id, id), isNull(retentionHolds.releasedAt)))
      .returning();
    if (!hold) {
      const found = await tx.$count(retentionHolds, eq(retentionHolds.id, id));
      throw found > 0 ? conflict('errors.habeasData.released') : notFound('errors.habeasData.notFound');
    }
    const { subject, subjectId } = hold;
    await recordAudit(
      tx,
      actor,
      'retention-hold.release',
      { id, agencyId: null },
      { detail: { subject, subjectId } },
    );
    return hold;
  });
}

const isThere = async (tx: Tx, subject: HoldSubject, id: string): Promise<boolean> =>
  (subject === 'AGENCY'
    ? await tx.$count(agencies, eq(agencies.id, id))
    : await tx.$count(talents, eq(talents.id, id))) > 0;

/** Throws CONFLICT while the files about a talent are held. */
export async function refuseHeld(tx: Tx, talentId: string): Promise<void> {
  const held = await tx.$count(
    retentionHolds,
    and(
      eq(retentionHolds.subject, 'TALENT'),
      eq(retentionHolds.subjectId, talentId),
      isNull(retentionHolds.releasedAt),
    ),
  );
  if (held > 0) throw conflict('errors.habeasData.held');
}
