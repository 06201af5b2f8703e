import type { Db, Tx } from '@/db/client';
import type { RidePlatform } from '@/db/values/rides';
import { RideProviderError } from '../providers/provider';
import { type Coverage, findCoverage } from './queries';

/** Who was found, and whether it gave a token; null where nobody carries people. */
export type FoundCoverage = { readonly coverage: Coverage; readonly ready: boolean } | null;

/**
 * Who carries people in a city for an agency and knows us: the first of its platforms that gives a token. Where none
 * does, the first one with `ready` false. Null where nobody carries people.
 */
export async function findReadyCoverage(
  db: Db | Tx,
  cityId: number,
  agencyId: string,
): Promise<FoundCoverage> {
  const tried: RidePlatform[] = [];
  let first: Coverage | null = null;
  for (;;) {
    const coverage = await findCoverage(db, cityId, agencyId, tried);
    if (!coverage) return first && { coverage: first, ready: false };
    first ??= coverage;
    try {
      await coverage.provider.authenticate();
      return { coverage, ready: true };
    } catch (error) {
      if (!(error instanceof RideProviderError)) throw error;
      tried.push(coverage.provider.platform);
    }
  }
}
