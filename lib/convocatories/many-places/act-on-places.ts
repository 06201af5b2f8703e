import { and, eq } from 'drizzle-orm';
import { convocateds } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { eachByItself, type Outcome, onceKnown } from '@/lib/platform/each-by-itself';
import { parseInput } from '@/lib/platform/parse-input';
import { shownTo } from '@/lib/talents/queries';
import { remindTalent } from '../calling/remind-talent';
import { decideConvocated } from '../decisions/decide-convocated';
import { undoDecision } from '../decisions/undo-decision';
import { mayManageConvocatories } from '../policy';
import type { Convocated } from '../queries';
import { type DecidePlacesInput, decidePlacesInput, type PlacesInput, placesInput } from './inputs';

export type PlaceOutcome = Outcome<Convocated>;

/**
 * Takes one decision on several called talents, each as `decideConvocated` does, in the order of the ids: while places
 * are left, the first of them get these. Throws INVALID, FORBIDDEN, and NOT_FOUND, before any is decided on, when one is not
 * the agency's.
 */
export async function decidePlaces(actor: Actor, input: DecidePlacesInput): Promise<PlaceOutcome[]> {
  const { ids, stateId, beyondNeed } = await ownPlaces(actor, parseInput(decidePlacesInput, input));
  return eachByItself(ids, (id) => decideConvocated(actor, { id, stateId, beyondNeed }));
}

/** Takes the last decision on each of several called talents back, as `undoDecision` does. Throws as `decidePlaces`. */
export async function undoPlaces(actor: Actor, input: PlacesInput): Promise<PlaceOutcome[]> {
  const { ids } = await ownPlaces(actor, parseInput(placesInput, input));
  return eachByItself(ids, (id) => undoDecision(actor, { id }));
}

/** Reminds several called talents of what waits for them, as `remindTalent` does. Throws as `decidePlaces`. */
export async function remindPlaces(actor: Actor, input: PlacesInput): Promise<PlaceOutcome[]> {
  const { ids } = await ownPlaces(actor, parseInput(placesInput, input));
  return eachByItself(ids, (id) => remindTalent(actor, { id }));
}

/** The same input, once all its places are known to be the agency's. */
function ownPlaces<T extends { readonly ids: readonly string[] }>(actor: Actor, input: T): Promise<T> {
  const agency = mayManageConvocatories(actor);
  const own = and(
    eq(convocateds.agencyId, agency.agencyId),
    shownTo(agency, convocateds.talentId),
    anyOf(convocateds.id, input.ids),
  );
  return onceKnown(input, database().$count(convocateds, own), 'errors.convocated.notFound');
}
