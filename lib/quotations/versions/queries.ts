import type { Actor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { findQuotationLines } from '../lines/queries';
import { getQuotation, listQuotations, type QuotationDetail } from '../queries';
import type { VersionContent } from './rules/version-content';
import { storedVersion } from './stored-version';

/**
 * All versions of a quotation, the first one first; a draft without a code is its only one. Throws NOT_FOUND also for
 * another agency's.
 */
export async function listVersions(actor: Actor, id: string): Promise<QuotationDetail[]> {
  const quotation = await getQuotation(actor, id);
  const { agencyId, code } = quotation;
  if (code === null) return [quotation];
  const versions = await listQuotations(actor, { agencyId, code, limit: LONGEST_PAGE });
  return versions.sort((a, b) => a.version - b.version);
}

/** Versions as they are compared, by id. Two statements. */
export async function readVersions(
  actor: Actor,
  versions: readonly QuotationDetail[],
): Promise<Map<string, VersionContent>> {
  const lines = await findQuotationLines(
    actor,
    versions.map(({ id }) => id),
  );
  return new Map(
    versions.map((version) => [version.id, storedVersion(version, lines.get(version.id) ?? [])]),
  );
}
