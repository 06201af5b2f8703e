import { and, not, sql } from 'drizzle-orm';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { EventDetail } from '@/lib/events/queries';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { visibleTo } from '@/lib/talents/queries';
import { freeDuring, matching } from '@/lib/talents/search/conditions';
import { maySeeConvocatories } from '../policy';
import { type FreeTalent, listFree, type Wishes } from './queries';

/** People of one profile and gender that an event asks for, whom nobody has been called for yet. */
export type UncalledNeed = Pick<Wishes, 'profileId' | 'gender' | 'startDate' | 'endDate'> & {
  readonly id: string;
  readonly quantity: number;
};

export type Suggestion = {
  /** Who could be called, the best first. */
  readonly people: readonly FreeTalent[];
  /** How many of that profile and gender are taken or away on those dates, at most one more than `MOST_COUNTED`. */
  readonly busy: number;
};

/** So many are suggested for each person asked for, since not everybody can; within the bounds. */
const FOR_EACH = 4;
const LEAST = 200;
const MOST = 1000;

/**
 * Who could be called for needs of an event that have no call yet, by need, as many as it asks for and more: of its profile
 * and gender, who is free, who lives in the event's city first. Nobody is suggested twice: who fits two needs is so for the
 * first of them.
 */
export async function suggestPeople(
  actor: Actor,
  { cityId }: Pick<EventDetail, 'cityId'>,
  needs: readonly UncalledNeed[],
): Promise<Map<string, Suggestion>> {
  const { agencyId } = maySeeConvocatories(actor);
  const suggested = new Map<string, Suggestion>();
  // By gender, since nobody of another one is found for a need.
  const takenOf = { FEMENINO: new Set<string>(), MASCULINO: new Set<string>() };
  for (const { id, quantity, ...need } of needs) {
    const taken = takenOf[need.gender];
    const call = { ...need, ...ASKS_NOTHING, agencyId, cityId };
    const most = Math.min(MOST, Math.max(LEAST, quantity * FOR_EACH));
    const found = await listFree(actor, call, most + taken.size);
    const people = found.filter((one) => !taken.has(one.id)).slice(0, most);
    for (const { id: talentId } of people) taken.add(talentId);
    suggested.set(id, { people, busy: await countBusy(actor, call) });
  }
  return suggested;
}

/** Those of a role who are not free on its dates. */
async function countBusy(actor: Actor, { profileId, gender, ...dates }: Wishes): Promise<number> {
  const role = await matching(actor, { profileId, gender });
  const free = freeDuring(dates);
  return countSome(
    database()
      .select({ one: sql`1` })
      .from(talents)
      .where(and(visibleTo(actor), free && not(free), role)),
  );
}

const ASKS_NOTHING = {
  height: null,
  minAge: null,
  maxAge: null,
  colourEyes: null,
  colourHair: null,
  language: null,
  skills: [],
  academicTraining: null,
};
