import { AppError } from '@/lib/core/errors';
import type { Coverage } from '../coverage/queries';
import { type Estimate, RideProviderError, type Trip } from '../providers/provider';

/**
 * What the provider offers for a trip, the cheapest. Throws CONFLICT when it has no car, and UNAVAILABLE when it does not
 * answer.
 */
export async function askEstimate(
  { provider, requesterId }: Coverage,
  trip: Omit<Trip, 'requesterId'>,
): Promise<Estimate> {
  try {
    const [best] = await provider.estimate({ ...trip, requesterId });
    if (!best) throw new AppError('CONFLICT', 'ride.noCars');
    return best;
  } catch (error) {
    if (!(error instanceof RideProviderError)) throw error;
    const key = error.fault === 'UNAUTHENTICATED' ? 'ride.notAuthenticated' : 'ride.providerDown';
    throw new AppError('UNAVAILABLE', key, {}, { values: { provider: provider.name } });
  }
}
