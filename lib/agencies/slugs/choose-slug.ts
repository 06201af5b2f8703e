import { eq } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { violatedConstraint } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayUpdateLegalData } from '../policy';
import { refuseOthersNames } from '../refuse-others-names';
import { type ChooseAgencySlugInput, chooseAgencySlugInput } from './inputs';

/**
 * Gives the own agency another slug; the one before leads nowhere any more. Throws INVALID, UNAUTHENTICATED, FORBIDDEN to
 * whom is not the owner, and CONFLICT for another agency's slug.
 */
export async function chooseSlug(actor: Actor, input: ChooseAgencySlugInput): Promise<string> {
  const { agencyId } = mayUpdateLegalData(actor);
  const { slug } = parseInput(chooseAgencySlugInput, input);
  await refuseOthersNames({ slug });
  const taken = new AppError('CONFLICT', 'errors.agency.slugTaken', { slug: 'errors.agency.slugTaken' });
  return transact(async (tx) => {
    const own = eq(agencies.id, agencyId);
    const [agency] = await tx.select({ slug: agencies.slug }).from(agencies).where(own).for('no key update');
    if (agency?.slug === slug) return slug;
    await tx.update(agencies).set({ slug, updatedAt: currentTime() }).where(own);
    const detail = { before: agency?.slug ?? null, after: slug };
    await recordAudit(tx, actor, 'agency.choose-slug', { id: agencyId, agencyId }, { detail });
    return slug;
  }).catch((error) => {
    throw violatedConstraint(error) === 'agencies_slug' ? taken : error;
  });
}
