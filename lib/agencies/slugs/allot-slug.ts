import type { Tx } from '@/db/client';
import { agencySlugs } from '@/db/schema';
import { slugCandidates } from './rules';

/** Gives a new agency a slug made from its name, inside the transaction that opens it; its caller has decided. */
export async function allotSlug(
  tx: Tx,
  agency: { readonly id: string; readonly name: string },
): Promise<void> {
  for (const slug of slugCandidates(agency.name, agency.id)) {
    const kept = await tx
      .insert(agencySlugs)
      .values({ slug, agencyId: agency.id, isCurrent: true })
      .onConflictDoNothing()
      .returning({ slug: agencySlugs.slug });
    if (kept.length > 0) return;
  }
}
