import type { MessageValues } from '@/lib/core/errors';
import { isClosed, stateAt } from '@/lib/events/rules';
import type { FoundCoverage } from './coverage/ready';
import type { RideBasis } from './queries';
import { takesRides } from './rules';

/** The specification's text for why no ride can be ordered. */
export type RideProblem = { readonly messageKey: string; readonly values?: MessageValues };

/** Why nobody orders a ride here, before a provider is asked; null when it can be tried. */
export function problemOfBasis(basis: RideBasis | null, now: Date): RideProblem | null {
  if (!basis || !takesRides(basis.place)) return { messageKey: 'ride.notForTalent' };
  if (!basis.talent.mayOrderRides && !basis.granted) return { messageKey: 'ride.inDevelopment' };
  if (isClosed(stateAt(basis.event, basis.confirmed, now))) return { messageKey: 'ride.eventExpired' };
  return null;
}

/**
 * Why nobody carries people in a city; null when somebody does. Who is left alone for other failures than of its tokens is
 * told as the specification tells any other failure.
 */
export function problemOfCoverage(found: FoundCoverage): RideProblem | null {
  if (!found) return { messageKey: 'ride.notInCity' };
  if (found.ready) return null;
  if (found.isDown) return { messageKey: 'ride.unavailable' };
  return { messageKey: 'ride.notAuthenticated', values: { provider: found.coverage.provider.name } };
}
