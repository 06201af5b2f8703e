import { and, eq } from 'drizzle-orm';
import { eventPersonals } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, type Refusal } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { callTalents } from '../calling/call-talents';
import { type PublishAndCallInput, publishAndCallInput } from '../inputs';
import { mayManageConvocatories } from '../policy';
import type { Convocatory } from '../queries';
import { publishConvocatory } from './publish-convocatory';

export type CallMade = {
  readonly call: Convocatory;
  /** Who has a place in it: of those chosen not who was confirmed elsewhere meanwhile. */
  readonly talentIds: readonly string[];
  /** Why none of its people was called. */
  readonly why: Refusal | null;
};

/**
 * Publishes a call for each of several needs of an event, with the dates that the event has for it, and calls the people
 * chosen for it, as `publishConvocatory` and `callTalents` do; one that is refused stops no other. A need that has an open
 * call is refused, so that two who publish at once call nobody twice. A call whose people could not be called is published
 * all the same, and says why; who was confirmed elsewhere meanwhile is not called. Throws INVALID, FORBIDDEN, and NOT_FOUND,
 * before anything is published, when a need is not the agency's.
 */
export async function publishAndCall(actor: Actor, input: PublishAndCallInput): Promise<Outcome<CallMade>[]> {
  const { agencyId } = mayManageConvocatories(actor);
  const { roles, observations } = parseInput(publishAndCallInput, input);
  const peopleOf = new Map(roles.map(({ eventPersonalId, talentIds }) => [eventPersonalId, talentIds]));
  const ids = [...peopleOf.keys()];
  const needs = await database()
    .select({ id: eventPersonals.id, startDate: eventPersonals.startDate, endDate: eventPersonals.endDate })
    .from(eventPersonals)
    .where(and(eq(eventPersonals.agencyId, agencyId), anyOf(eventPersonals.id, ids)));
  if (needs.length < ids.length) throw notFound('errors.event.notFound');
  const datesOf = new Map(needs.map(({ id, ...dates }) => [id, dates]));
  return eachByItself(ids, async (eventPersonalId) => {
    const dates = datesOf.get(eventPersonalId);
    if (!dates) throw notFound('errors.event.notFound');
    const given = { eventPersonalId, ...dates, observations };
    const call = await publishConvocatory(actor, given, { asOnlyOne: true });
    const talentIds = peopleOf.get(eventPersonalId) ?? [];
    if (talentIds.length === 0) return { call, talentIds: [], why: null };
    const [calling] = await eachByItself([call.id], (convocatoryId) =>
      callTalents(actor, { convocatoryId, talentIds, freeAlone: true }),
    );
    const places = calling?.done ?? [];
    return { call, talentIds: places.map(({ talentId }) => talentId), why: calling?.refused ?? null };
  });
}
