import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { convocateds, talents, users, wavePlaces, wavePlans } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { groupBy } from '@/lib/core/group-by';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { shownTo } from '@/lib/talents/queries';
import { maySeeConvocatories } from '../policy';
import { factsOf, plansWithFacts, type WavePlan } from './plan-facts';
import { nextStep, type WaveStep } from './rules';
import type { WaveClock } from './timing';

const personColumns = {
  planId: wavePlaces.planId,
  talentId: wavePlaces.talentId,
  name: fullNameOf(talents),
  wave: wavePlaces.wave,
  outcome: wavePlaces.outcome,
  passedWhy: wavePlaces.passedWhy,
  /** Of its place in the call; null while it has none. */
  stateId: convocateds.stateId,
  applicationStateId: convocateds.applicationStateId,
  reply: convocateds.reply,
};

const peopleOf = (planIds: readonly string[], condition: SQL | undefined) =>
  database()
    .select(personColumns)
    .from(wavePlaces)
    .innerJoin(wavePlans, eq(wavePlans.id, wavePlaces.planId))
    .innerJoin(talents, eq(talents.id, wavePlaces.talentId))
    .leftJoin(
      convocateds,
      and(
        eq(convocateds.convocatoryId, wavePlans.convocatoryId),
        eq(convocateds.talentId, wavePlaces.talentId),
      ),
    )
    .where(and(anyOf(wavePlaces.planId, planIds), condition))
    .orderBy(sql`${wavePlaces.wave} nulls last`, asc(wavePlaces.position), asc(wavePlaces.id));

/** Somebody in a plan of waves, and what became of it. */
export type WavePerson = Omit<Awaited<ReturnType<typeof peopleOf>>[number], 'planId'>;

export type WavePlanDetail = WavePlan & {
  /** What it does now, by its rule. */
  readonly step: WaveStep;
  readonly deadline: Date;
  readonly clock: WaveClock;
  readonly starter: string | null;
  /** Those who had their turn by wave, then those who wait in order; of whom the agency is shown. */
  readonly people: readonly WavePerson[];
};

/** Who is in plans of the agency, by plan, for loaders; of whom the agency is shown. One statement. */
async function findWavePeople(
  actor: Actor,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, WavePerson[]>> {
  const agency = maySeeConvocatories(actor);
  const own = and(eq(wavePlaces.agencyId, agency.agencyId), shownTo(agency, wavePlaces.talentId));
  return groupBy(await peopleOf(planIds, own), ({ planId }) => planId);
}

/** The plans of waves of an event of the agency, by call, the last one first. Three statements whatever the people. */
export async function findWavesOfEvent(
  actor: Actor,
  eventId: string,
): Promise<ReadonlyMap<string, readonly WavePlanDetail[]>> {
  const agency = maySeeConvocatories(actor);
  const rows = await plansWithFacts(
    database(),
    and(eq(wavePlans.eventId, eventId), eq(wavePlans.agencyId, agency.agencyId)),
  )
    .orderBy(desc(wavePlans.createdAt), desc(wavePlans.id))
    .limit(LONGEST_PAGE);
  if (rows.length === 0) return new Map();
  const [people, starters] = await Promise.all([
    findWavePeople(
      actor,
      rows.map(({ plan }) => plan.id),
    ),
    database()
      .select({ id: users.id, name: fullNameOf(users) })
      .from(users)
      .where(anyOf(users.id, [...new Set(rows.map(({ plan }) => plan.startedBy))])),
  ]);
  const now = currentTime();
  const plans = rows.map((row): WavePlanDetail => {
    const facts = factsOf(row, now);
    return {
      ...row.plan,
      clock: row.clock,
      deadline: facts.deadline,
      step: nextStep(facts, now),
      starter: starters.find(({ id }) => id === row.plan.startedBy)?.name ?? null,
      people: people.get(row.plan.id) ?? [],
    };
  });
  return groupBy(plans, ({ convocatoryId }) => convocatoryId);
}
