import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { contracts, convocateds, rides, talents } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { fullName } from '@/lib/core/full-name';
import { CONVOCATED } from '@/lib/core/states';
import type { Event } from '@/lib/events/queries';
import { anyOf } from '@/lib/platform/any-of';
import { shownTo } from '@/lib/talents/queries';
import { findBusy } from '../candidates/queries';
import { inForce } from '../contract-in-force';
import type { Convocatory } from '../queries';
import { type Accepted, findAccepted, unagreedOf } from './ask-again';
import type { Span } from './rules';
import { findTaken, type Taken } from './taken-yeses';

/** A call that gets other dates, or pays otherwise; null for what stays. */
export type Step = {
  readonly call: Convocatory;
  readonly dates: Span | null;
  readonly budget: number | null;
};

/** What a change does, before people are looked at. */
export type Follows = {
  readonly steps: readonly Step[];
  /** Places that are told of it as long as their yes holds; null when the write tells nobody but who is asked again. */
  readonly told: readonly string[] | null;
  /** Of those only talents who were told something since then: it is again as it was. */
  readonly onlyTold: ReadonlyMap<string | null, Date> | null;
  /** The event takes place elsewhere: what was signed says another place. */
  readonly elsewhere: boolean;
  readonly urgent: boolean;
};

/** People by their number, and the names of those whom the agency is shown. */
export type Concerned = { readonly count: number; readonly names: readonly string[] };

export type Concern = {
  /** Who said yes and is to answer again; of those, who is confirmed. */
  readonly askedAgain: Concerned;
  readonly confirmedAgain: Concerned;
  /** Whose yes holds again. */
  readonly givenBack: Concerned;
  /** Whose yes would hold again, and who knows already or is booked elsewhere. */
  readonly stayAsked: Concerned;
  /** Who signed for other dates or pay: the change is refused. */
  readonly refusing: Concerned;
  /** Who signed something that then says other dates or another place. */
  readonly toAmend: Concerned;
  /** Who gets a message, those to answer again included. */
  readonly told: Concerned;
  /** Whose ride is ordered. */
  readonly riding: Concerned;
  /** Messages wait ten minutes, in which nobody is told of what is taken back. */
  readonly waits: boolean;
};

type Effects = {
  readonly asked: Accepted[];
  readonly refusing: Accepted[];
  readonly given: Taken[];
  readonly left: Taken[];
};

/** Tells whom a change concerns by what it does to each call. */
export async function concernOf(
  tx: Tx,
  agency: AgencyActor,
  event: Event,
  { steps, told, onlyTold, elsewhere, urgent }: Follows,
): Promise<Concern> {
  const effects: Effects[] = [];
  for (const step of steps) effects.push(await effectsOf(tx, step));
  const asked = effects.flatMap((one) => one.asked);
  const refusing = effects.flatMap((one) => one.refusing);
  const given = effects.flatMap((one) => one.given);
  const left = effects.flatMap((one) => one.left);
  const askedIds = new Set(asked.map(({ place }) => place.id));
  const stays = new Set([...(told ?? []), ...confirmedOf(given)].filter((id) => !askedIds.has(id)));
  const toTell = told === null ? [] : await placesOf(tx, [...stays]);
  const heard = toTell.filter(({ talentId }) => !onlyTold || onlyTold.has(talentId));
  const dated = steps.filter(({ dates }) => dates).map(({ call }) => call.id);
  const signed = await signedOf(tx, event, elsewhere ? null : dated);
  const refused = new Set(refusing.map(({ place }) => place.talentId));
  const name = await namesOf(tx, agency, event);
  const asks = asked.map(({ place }) => place.talentId);
  return {
    askedAgain: name(asks),
    confirmedAgain: name(
      asked.filter(({ place }) => place.stateId === CONVOCATED.CONFIRMED).map(({ place }) => place.talentId),
    ),
    givenBack: name(given.map(({ place }) => place.talentId)),
    stayAsked: name(left.map(({ place }) => place.talentId)),
    refusing: name([...refused]),
    toAmend: name(signed.filter((talentId) => !refused.has(talentId))),
    told: name([...asks, ...heard.map(({ talentId }) => talentId)]),
    riding: name(await ridingOf(tx, event, elsewhere ? null : dated)),
    waits: !urgent,
  };
}

const confirmedOf = (given: readonly Taken[]) =>
  given.filter(({ yes }) => yes.stateId === CONVOCATED.CONFIRMED).map(({ place }) => place.id);

/** What a step does to the yeses of its call, as the write does it. */
async function effectsOf(tx: Tx, { call, dates, budget }: Step): Promise<Effects> {
  const present = ({ place }: { place: { stateId: number } }) => place.stateId !== CONVOCATED.DISCARDED;
  const accepted = (await findAccepted(tx, [call.id])).filter(present);
  const unagreed = unagreedOf(accepted, dates, budget);
  const taken = (await findTaken(tx, call, dates ?? call, budget)).filter(present);
  const isConfirmed = ({ yes }: Taken) => yes.stateId === CONVOCATED.CONFIRMED;
  const confirmed = taken.filter(isConfirmed).map(({ place }) => place.talentId);
  const busy = await findBusy(tx, confirmed, dates ?? call);
  const isGiven = (one: Taken) =>
    !one.told && !(isConfirmed(one) && busy.get(one.place.talentId) === 'CONFIRMED');
  return {
    asked: unagreed.filter(({ contractId }) => !contractId),
    // A contract holds its pay, whichever comes.
    refusing: (budget === null ? unagreed : accepted).filter(({ contractId }) => contractId),
    given: taken.filter(isGiven),
    left: taken.filter((one) => !isGiven(one)),
  };
}

const placesOf = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: convocateds.id, talentId: convocateds.talentId })
    .from(convocateds)
    .where(anyOf(convocateds.id, ids));

/** The talents whose contract for these calls is in force; for all calls of the event with null. */
async function signedOf(tx: Tx, event: Event, callIds: readonly string[] | null): Promise<string[]> {
  const rows = await tx
    .select({ talentId: convocateds.talentId })
    .from(contracts)
    .innerJoin(convocateds, eq(convocateds.id, contracts.convocatedId))
    .where(
      and(
        eq(contracts.agencyId, event.agencyId),
        eq(contracts.eventId, event.id),
        inForce,
        callIds ? anyOf(convocateds.convocatoryId, callIds) : undefined,
      ),
    );
  return rows.map(({ talentId }) => talentId);
}

/** Rides that were ordered and have not begun. */
const ORDERED = ['ORDERING', 'HIRE', 'HIRED'] as const;

async function ridingOf(tx: Tx, event: Event, callIds: readonly string[] | null): Promise<string[]> {
  const rows = await tx
    .select({ talentId: rides.talentId })
    .from(rides)
    .where(
      and(
        eq(rides.agencyId, event.agencyId),
        eq(rides.eventId, event.id),
        inArray(rides.state, [...ORDERED]),
        isNotNull(rides.scheduledFor),
        callIds ? anyOf(rides.convocatoryId, callIds) : undefined,
      ),
    );
  return rows.map(({ talentId }) => talentId);
}

/** Counts talents, each once, and names those whom the agency is shown. */
async function namesOf(tx: Tx, agency: AgencyActor, event: Event) {
  const rows = await tx
    .selectDistinct({ id: talents.id, name: talents.name, lastname: talents.lastname })
    .from(convocateds)
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .where(and(eq(convocateds.eventId, event.id), shownTo(agency, convocateds.talentId)));
  const names = new Map(rows.map(({ id, name, lastname }) => [id, fullName({ name, lastname })]));
  return (talentIds: readonly string[]): Concerned => {
    const each = [...new Set(talentIds)];
    return {
      count: each.length,
      names: each.flatMap((id) => names.get(id) ?? []).sort((a, b) => a.localeCompare(b, 'es')),
    };
  };
}
