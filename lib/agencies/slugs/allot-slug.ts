import { eq, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies } from '@/db/schema';
import { slugCandidates } from './rules';

/** Gives a new agency a slug made from its name, inside the transaction that opens it; its caller has decided. */
export async function allotSlug(
  tx: Tx,
  agency: { readonly id: string; readonly name: string },
): Promise<void> {
  // Two of one name at once would take the same one.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('agency slugs', 0))`);
  const candidates = sql`unnest(${sql.param(slugCandidates(agency.name, agency.id))}::text[])`;
  await tx
    .update(agencies)
    .set({
      slug: sql`(select slug from ${candidates} with ordinality as one (slug, place)
        where not exists (select from agencies taken where taken.slug = one.slug) order by place limit 1)`,
    })
    .where(eq(agencies.id, agency.id));
}
