import { and, eq } from 'drizzle-orm';
import { agencies, agencySlugs } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayUpdateLegalData } from '../policy';
import { refuseOthersNames } from '../refuse-others-names';
import { type ChooseAgencySlugInput, chooseAgencySlugInput } from './inputs';
import { MOST_SLUGS } from './rules';

/**
 * Gives the own agency another slug; those before it stay its own and lead on to it. Throws INVALID, UNAUTHENTICATED,
 * FORBIDDEN to whom is not the owner, and CONFLICT for another agency's slug and beyond `MOST_SLUGS`.
 */
export async function chooseSlug(actor: Actor, input: ChooseAgencySlugInput): Promise<string> {
  const { agencyId } = mayUpdateLegalData(actor);
  const { slug } = parseInput(chooseAgencySlugInput, input);
  await refuseOthersNames({ slug });
  return transact(async (tx) => {
    // Two at once would both find room for one more.
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    const own = await tx.select().from(agencySlugs).where(eq(agencySlugs.agencyId, agencyId));
    const before = own.find(({ isCurrent }) => isCurrent)?.slug ?? null;
    if (before === slug) return slug;
    if (own.length >= MOST_SLUGS && !own.some((one) => one.slug === slug))
      throw conflict('errors.agency.manySlugs');
    await tx
      .update(agencySlugs)
      .set({ isCurrent: false })
      .where(and(eq(agencySlugs.agencyId, agencyId), eq(agencySlugs.isCurrent, true)));
    const [row] = await tx
      .insert(agencySlugs)
      .values({ slug, agencyId, isCurrent: true })
      .onConflictDoUpdate({
        target: agencySlugs.slug,
        set: { isCurrent: true },
        setWhere: eq(agencySlugs.agencyId, agencyId),
      })
      .returning({ slug: agencySlugs.slug });
    if (!row) throw new AppError('CONFLICT', 'errors.agency.slugTaken', { slug: 'errors.agency.slugTaken' });
    // Its slugs belong to the agency: its revision counts them.
    await tx.update(agencies).set({ updatedAt: currentTime() }).where(eq(agencies.id, agencyId));
    await recordAudit(
      tx,
      actor,
      'agency.choose-slug',
      { id: agencyId, agencyId },
      { detail: { before, after: slug } },
    );
    return slug;
  });
}
