import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { wavePlaces, wavePlans } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, forbidden, notFound } from '@/lib/core/errors';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { seesPool } from '@/lib/talents/policy';
import { lockCallable } from '../calling/call-people';
import { mayManageConvocatories } from '../policy';
import { type ChangeWavesInput, changeWavesInput } from './inputs';
import { lockPlan, ofAgency, type WavePlan } from './plan-facts';
import { dueAfter } from './timing';

/**
 * Changes what is left of a plan: who waits and in which order, how many a wave calls and the hours between, counted from
 * the wave that went last. Throws CONFLICT when a wave went or somebody changed it since it was read, when it is over,
 * and for somebody who had its turn; NOT_FOUND, FORBIDDEN, INVALID, RATE_LIMITED for those who are new.
 */
export async function changeWaves(actor: Actor, input: ChangeWavesInput): Promise<WavePlan> {
  const agency = mayManageConvocatories(actor);
  const { id, seenRevision, talentIds, size, hours } = parseInput(changeWavesInput, input);
  return transact(async (tx) => {
    const { plan, clock } = await lockPlan(tx, ofAgency(id, agency));
    if (plan.status !== 'RUNNING' && plan.status !== 'PAUSED') throw conflict('errors.waves.over');
    if (plan.revision !== seenRevision) throw conflict('errors.waves.changedSince');
    const places = await tx.select().from(wavePlaces).where(eq(wavePlaces.planId, id));
    const known = new Map(places.map((place) => [place.talentId, place]));
    if (talentIds.some((talentId) => (known.get(talentId)?.wave ?? null) !== null))
      throw conflict('errors.waves.hadItsTurn');
    const added = talentIds.filter((talentId) => !known.has(talentId));
    const callable = added.length > 0 ? await lockCallable(tx, agency, added) : [];
    if (callable.length < added.length) {
      throw seesPool(agency)
        ? notFound('errors.talent.notFound')
        : forbidden('errors.talent.agencyNotActive');
    }
    const kept = new Set(talentIds);
    const removed = places.filter(({ wave, talentId }) => wave === null && !kept.has(talentId));
    if (removed.length > 0) {
      await tx.delete(wavePlaces).where(
        inArray(
          wavePlaces.id,
          removed.map((place) => place.id),
        ),
      );
    }
    const { agencyId, eventId } = plan;
    const after = places.length;
    await tx
      .insert(wavePlaces)
      .values(
        talentIds.map((talentId, index) => ({ agencyId, planId: id, talentId, position: after + index })),
      )
      .onConflictDoUpdate({
        target: [wavePlaces.planId, wavePlaces.talentId],
        set: { position: sql`excluded.position`, updatedAt: currentTime() },
        setWhere: isNull(wavePlaces.wave),
      });
    const [row] = await tx
      .update(wavePlans)
      .set({
        size,
        hours,
        nextAt: plan.sentAt && hours !== plan.hours ? dueAfter(plan.sentAt, hours, clock) : plan.nextAt,
        revision: plan.revision + 1,
        updatedAt: currentTime(),
      })
      .where(and(eq(wavePlans.id, id), eq(wavePlans.revision, seenRevision)))
      .returning();
    if (!row) throw conflict('errors.waves.changedSince');
    await recordAudit(
      tx,
      actor,
      'convocatory.change-waves',
      { id: plan.convocatoryId, agencyId },
      {
        detail: {
          eventId,
          size,
          hours,
          people: talentIds.length,
          added: added.length,
          removed: removed.length,
        },
      },
    );
    // Last, since what it takes is not given back by a transaction that is undone.
    await spendAllowance(actor, 'mail', added.length);
    return row;
  });
}
