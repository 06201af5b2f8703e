import type { Actor } from '@/lib/core/actor';
import type { EventDetail } from '@/lib/events/queries';
import { maySeeConvocatories } from '../policy';
import { type Candidate, candidatesOf, type Wishes } from './queries';

/** People of one profile and gender that an event asks for, whom nobody has been called for yet. */
export type UncalledNeed = Pick<Wishes, 'profileId' | 'gender' | 'startDate' | 'endDate'> & {
  readonly id: string;
};

/**
 * Who could be called for needs of an event that have no call yet, by need: of its profile and gender, who is free and
 * lives in the event's city first. Nobody is suggested twice: who fits two needs is so for the first of them.
 */
export async function suggestPeople(
  actor: Actor,
  { cityId }: Pick<EventDetail, 'cityId'>,
  needs: readonly UncalledNeed[],
  most: number,
): Promise<Map<string, readonly Candidate[]>> {
  const { agencyId } = maySeeConvocatories(actor);
  const suggested = new Map<string, readonly Candidate[]>();
  const taken = new Set<string>();
  for (const { id, ...need } of needs) {
    const call = { ...need, ...ASKS_NOTHING, id: null, agencyId, cityId };
    const found = await candidatesOf(actor, call, { free: true, limit: most + taken.size });
    const people = found.filter((one) => !taken.has(one.id)).slice(0, most);
    for (const { id: talentId } of people) taken.add(talentId);
    suggested.set(id, people);
  }
  return suggested;
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
