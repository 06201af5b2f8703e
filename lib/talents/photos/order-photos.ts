import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { type OrderPhotosInput, orderPhotosInput } from './inputs';

/**
 * Puts all photos of a category in the order in which they are named. Answers the talent's id. Throws INVALID when one
 * is left out, named twice or of another category, NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. Four statements.
 */
export async function orderPhotos(actor: Actor, input: OrderPhotosInput): Promise<string> {
  const keeper = mayKeepTalents(actor);
  const { talentId, type, ids } = parseInput(orderPhotosInput, input);
  return transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    const own = and(
      eq(talentPhotos.talentId, talentId),
      eq(talentPhotos.type, type),
      ne(talentPhotos.stateId, PHOTO.ARCHIVED),
    );
    const rows = await tx
      .select({ id: talentPhotos.id })
      .from(talentPhotos)
      .where(own)
      .orderBy(asc(talentPhotos.id))
      .for('update');
    if (rows.map(({ id }) => id).join() !== ids.toSorted().join()) {
      throw new AppError('INVALID', 'errors.invalid', { ids: 'validation.photo.order' });
    }
    await tx
      .update(talentPhotos)
      .set({
        position: sql`array_position(${sql.param([...ids])}::uuid[], ${talentPhotos.id}) - 1`,
        updatedAt: currentTime(),
      })
      .where(own);
    await recordAudit(
      tx,
      actor,
      'photo.order',
      { id: talentId, agencyId: auditAgency(keeper) },
      { detail: { talentId, type } },
    );
    return talentId;
  });
}
