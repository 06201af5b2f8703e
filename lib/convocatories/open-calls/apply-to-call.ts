import { and, eq, sql } from 'drizzle-orm';
import { callApplications, convocatories } from '@/db/schema';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { emptyToNull } from '@/lib/core/contact';
import { conflict, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { isSame } from '../event-dates/rules';
import { type ApplyToCallInput, applyToCallInput } from './inputs';
import { findOpenCall } from './queries';
import { MOST_WAITING } from './rules';

export type Application = typeof callApplications.$inferSelect;

/**
 * Applies to an open call, which says yes to its dates and pay. Applying twice writes once; after a withdrawal it may be
 * done again. The call's row is held, so that no more wait than it takes. Throws NOT_FOUND for a call that the talent may
 * not see, and CONFLICT for one that has its people or applications, changed while it was read, for a booking on its
 * dates, for somebody who was declined, and beyond what one talent may have waiting.
 */
export async function applyToCall(actor: Actor, input: ApplyToCallInput): Promise<Application> {
  const { talentId } = requireTalent(actor);
  const { convocatoryId, note, ...agreed } = parseInput(applyToCallInput, input);
  return transact(async (tx) => {
    const [call] = await tx
      .select()
      .from(convocatories)
      .where(eq(convocatories.id, convocatoryId))
      .for('update');
    const own = and(
      eq(callApplications.convocatoryId, convocatoryId),
      eq(callApplications.talentId, talentId),
    );
    const [before] = await tx.select().from(callApplications).where(own);
    if (before?.status === 'WAITING') return before;
    if (before?.status === 'DECLINED') throw conflict('errors.application.declined');
    const found = call && (await findOpenCall(tx, talentId, convocatoryId));
    if (!found) throw notFound('errors.convocatory.notFound');
    if (!isSame(found, agreed)) throw conflict('errors.convocatory.datesMoved');
    if (found.budget < agreed.budget) throw conflict('errors.convocatory.payChanged');
    if (found.closed) throw conflict(`errors.application.${found.closed}`);
    const waiting = and(eq(callApplications.talentId, talentId), eq(callApplications.status, 'WAITING'));
    if ((await tx.$count(callApplications, waiting)) >= MOST_WAITING) {
      throw conflict('errors.application.tooMany');
    }
    const now = currentTime();
    const said = {
      ...agreed,
      status: 'WAITING' as const,
      note: emptyToNull(note),
      appliedAt: now,
      updatedAt: now,
    };
    const [row] = await tx
      .insert(callApplications)
      .values({ ...said, agencyId: call.agencyId, eventId: call.eventId, convocatoryId, talentId })
      .onConflictDoUpdate({
        target: [callApplications.convocatoryId, callApplications.talentId],
        set: said,
        setWhere: sql`${callApplications.status} = 'WITHDRAWN'`,
      })
      .returning();
    if (!row) throw notFound('errors.convocatory.notFound');
    await recordAudit(tx, actor, 'application.apply', row, { detail: { eventId: row.eventId, talentId } });
    return row;
  });
}
