import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { convocatories, wavePlaces, wavePlans } from '@/db/schema';
import type { WavePass } from '@/db/values/waves';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { CONVOCATORY } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { callPeople, findCalled, lockCallable } from '../calling/call-people';
import { findBusy } from '../candidates/queries';
import { mayManageConvocatories } from '../policy';
import { type WavesInput, wavesInput } from './inputs';
import { factsOf, lockPlan, ofAgency, type PlanRow, type WavePlan } from './plan-facts';
import { whyStop } from './rules';
import { dueAfter } from './timing';

/**
 * Sends the next wave of a plan at once, whatever its hour, also of one that is paused and goes on by it, and also when
 * enough said yes: it is the producer's word. Throws NOT_FOUND, FORBIDDEN, and CONFLICT for a plan that is over, and when
 * its call is, or takes no answers any more.
 */
export async function sendWaveNow(actor: Actor, input: WavesInput): Promise<WavePlan> {
  const agency = mayManageConvocatories(actor);
  const { id } = parseInput(wavesInput, input);
  return transact(async (tx) => {
    const row = await lockPlan(tx, ofAgency(id, agency));
    const { status } = row.plan;
    const now = currentTime();
    if (status !== 'RUNNING' && status !== 'PAUSED') throw conflict('errors.waves.over');
    if (whyStop(factsOf(row, now), now)) throw conflict('errors.convocatory.closed');
    return callNextWave(tx, actor, row);
  });
}

/**
 * Calls the next people of a plan that is held, by the write that calls by hand: as many as a wave has, past those who
 * cannot be called any more, who say why. The next wave is due so many hours later; with nobody left the plan is done.
 */
export async function callNextWave(
  tx: Tx,
  actor: Actor,
  { plan, clock, ...row }: PlanRow,
): Promise<WavePlan> {
  const [call] = await tx
    .select()
    .from(convocatories)
    .where(and(eq(convocatories.id, plan.convocatoryId), eq(convocatories.stateId, CONVOCATORY.OPEN)))
    .for('share');
  if (!call) throw conflict('errors.convocatory.closed');
  const line = await tx
    .select({ id: wavePlaces.id, talentId: wavePlaces.talentId })
    .from(wavePlaces)
    .where(and(eq(wavePlaces.planId, plan.id), isNull(wavePlaces.wave)))
    .orderBy(asc(wavePlaces.position));
  const ids = line.map(({ talentId }) => talentId);
  const { agencyId } = plan;
  const [people, called, busy] = [
    await lockCallable(tx, { agencyId, agencyState: row.agencyState }, ids),
    await findCalled(tx, call.id, ids),
    await findBusy(tx, ids, call),
  ];
  const callable = new Map(people.map((person) => [person.id, person]));
  const whyNot = (talentId: string): WavePass | null => {
    if (called.has(talentId)) return 'CALLED_BEFORE';
    if (!callable.has(talentId)) return 'UNAVAILABLE';
    return busy.get(talentId) === 'CONFIRMED' ? 'BOOKED' : null;
  };
  const turns: { id: string; talentId: string; why: WavePass | null }[] = [];
  let room = plan.size;
  for (const { id, talentId } of line) {
    if (room === 0) break;
    const why = whyNot(talentId);
    turns.push({ id, talentId, why });
    if (!why) room -= 1;
  }
  const chosen = turns.flatMap(({ talentId, why }) => (why ? [] : (callable.get(talentId) ?? [])));
  await callPeople(tx, actor, call, chosen);
  const now = currentTime();
  const wave = plan.sent + 1;
  await tx
    .update(wavePlaces)
    .set({
      wave,
      passedWhy: sql`turn.why`,
      outcome: sql`case when turn.why is null then 'CALLED' else 'PASSED' end`,
      updatedAt: now,
    })
    .from(
      sql`unnest(${sql.param(turns.map(({ id }) => id))}::uuid[], ${sql.param(turns.map(({ why }) => why))}::text[]) as turn(id, why)`,
    )
    .where(eq(wavePlaces.id, sql`turn.id`));
  const done = turns.length === line.length;
  const [sent] = await tx
    .update(wavePlans)
    .set({
      sent: wave,
      sentAt: now,
      nextAt: dueAfter(now, plan.hours, clock),
      status: done ? 'DONE' : 'RUNNING',
      revision: plan.revision + 1,
      updatedAt: now,
    })
    .where(eq(wavePlans.id, plan.id))
    .returning();
  if (!sent) throw notFound('errors.waves.notFound');
  const counts = { called: chosen.length, passed: turns.length - chosen.length };
  await recordAudit(
    tx,
    actor,
    'convocatory.send-wave',
    { id: call.id, agencyId },
    { from: plan.status, to: sent.status, detail: { eventId: plan.eventId, wave, ...counts } },
  );
  return sent;
}
