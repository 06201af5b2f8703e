import type { Db, Tx } from '@/db/client';
import type { RidePlatform } from '@/db/values/rides';
import { RideProviderError } from '../providers/provider';
import { type Coverage, findCoverage } from './queries';

/** Who was found, and whether it gave a token; null where nobody carries people. */
export type FoundCoverage = {
  readonly coverage: Coverage;
  readonly ready: boolean;
  /** Not ready because it fails at something else than giving tokens, for which it is left alone. */
  readonly isDown?: boolean;
} | null;

/**
 * Who carries people in a city for an agency and knows us: the first of its platforms that gives a token. Where none
 * does, the first one with `ready` false and why. Null where nobody carries people.
 */
export async function findReadyCoverage(
  db: Db | Tx,
  cityId: number,
  agencyId: string,
): Promise<FoundCoverage> {
  const tried: RidePlatform[] = [];
  let first: FoundCoverage = null;
  for (;;) {
    const coverage = await findCoverage(db, cityId, agencyId, tried);
    if (!coverage) return first;
    try {
      await coverage.provider.authenticate();
      return { coverage, ready: true };
    } catch (error) {
      if (!(error instanceof RideProviderError)) throw error;
      const { lastFault } = error;
      first ??= { coverage, ready: false, isDown: lastFault !== null && lastFault !== 'UNAUTHENTICATED' };
      tried.push(coverage.provider.platform);
    }
  }
}
