import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  convocateds,
  convocatories,
  eventPersonals,
  events,
  wavePlaces,
  wavePlans,
} from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import type { WaveFacts } from './rules';
import { quietUntil } from './timing';

export type WavePlan = typeof wavePlans.$inferSelect;

const ofNeed = sql`select 1 from ${convocateds} as place
  join ${convocatories} as sister on sister.id = place.convocatory_id
  where sister.event_personal_id = ${convocatories.eventPersonalId}`;

/** Said yes and neither put aside nor in reserve. */
const yes = sql<number>`(select count(*)::int from (${ofNeed}
  and place.application_state_id = ${sql.raw(String(APPLICATION.ACCEPTED))}
  and place.state_id in (${sql.raw(`${CONVOCATED.CALLED}, ${CONVOCATED.CONFIRMED}`)})) as answers)`;

const owing = sql<number>`(select count(*)::int from ${wavePlaces} as turn
  join ${convocateds} as place on place.convocatory_id = ${wavePlans.convocatoryId} and place.talent_id = turn.talent_id
  where turn.plan_id = ${wavePlans.id} and turn.wave = ${wavePlans.sent} and turn.outcome = 'CALLED'
    and place.application_state_id = ${sql.raw(String(APPLICATION.PENDING))}
    and place.state_id <> ${sql.raw(String(CONVOCATED.DISCARDED))})`;

/** Plans with all that decides what they do (`nextStep`), and what a wave is called with. */
export const plansWithFacts = (db: Db | Tx, condition: SQL | undefined) =>
  db
    .select({
      plan: wavePlans,
      call: convocatories,
      agencyState: agencies.stateId,
      quantity: eventPersonals.quantity,
      yes,
      owing,
      waiting: sql<number>`(select count(*)::int from ${wavePlaces}
        where ${and(eq(wavePlaces.planId, wavePlans.id), isNull(wavePlaces.wave))})`,
      clock: { timeZone: cities.timeZone, startDate: events.startDate },
    })
    .from(wavePlans)
    .innerJoin(convocatories, eq(convocatories.id, wavePlans.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(events, eq(events.id, wavePlans.eventId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, wavePlans.agencyId))
    .where(condition)
    .$dynamic();

export type PlanRow = Awaited<ReturnType<typeof plansWithFacts>>[number];

/** What `nextStep` reads of a plan. */
export const factsOf = ({ plan, call, clock, ...facts }: PlanRow, now: Date): WaveFacts => ({
  ...facts,
  status: plan.status,
  nextAt: plan.nextAt,
  sent: plan.sent,
  callState: call.stateId,
  deadline: call.deadline ?? call.endDate,
  quietUntil: quietUntil(now, clock),
});

/**
 * Locks a plan until the transaction ends, so that of all who send a wave of it, change it or stop it one comes after the
 * other, and reads what it is decided by once it is held. Throws NOT_FOUND.
 */
export async function lockPlan(tx: Tx, condition: SQL | undefined): Promise<PlanRow> {
  const [held] = await tx.select({ id: wavePlans.id }).from(wavePlans).where(condition).for('update');
  const [row] = held ? await plansWithFacts(tx, eq(wavePlans.id, held.id)) : [];
  if (!row) throw notFound('errors.waves.notFound');
  return row;
}

export const ofAgency = (id: string, { agencyId }: { readonly agencyId: string }): SQL | undefined =>
  and(eq(wavePlans.id, id), eq(wavePlans.agencyId, agencyId));
