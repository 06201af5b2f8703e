import { and, eq } from 'drizzle-orm';
import { talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayKeepTalents } from '../policy';
import { followPortrait } from './follow-portrait';
import { type PhotoIdInput, photoIdInput } from './review/inputs';

/**
 * Makes an approved photo of the book or the gallery the portrait too: it was judged already, so it is shown at once.
 * The photo stays where it is. Answers the talent's id. Throws CONFLICT for one that is not approved, is a
 * portrait, or was rejected as one, NOT_FOUND, alike for another's, UNAUTHENTICATED, FORBIDDEN.
 */
export async function choosePortrait(actor: Actor, input: PhotoIdInput): Promise<string> {
  const keeper = mayKeepTalents(actor);
  const { id } = parseInput(photoIdInput, input);
  return transact(async (tx) => {
    const [named] = await tx
      .select({ talentId: talentPhotos.talentId })
      .from(talentPhotos)
      .where(eq(talentPhotos.id, id));
    if (!named) throw notFound('errors.photo.notFound');
    const { talentId } = named;
    await lockKeptTalent(tx, keeper, talentId, 'errors.photo.notFound');
    const [photo] = await tx.select().from(talentPhotos).where(eq(talentPhotos.id, id)).for('update');
    if (!photo || photo.stateId !== PHOTO.APPROVED || photo.type === 'PROFILE') {
      throw conflict('errors.photo.noPortrait');
    }
    const { fileId, stateId, observation, reviewedBy, reviewedAt, looks, placeholder } = photo;
    const own = and(
      eq(talentPhotos.talentId, talentId),
      eq(talentPhotos.type, 'PROFILE'),
      eq(talentPhotos.fileId, fileId),
    );
    const [before] = await tx.select().from(talentPhotos).where(own).for('update');
    if (before?.stateId === PHOTO.REJECTED) throw conflict('errors.photo.noPortrait');
    // The newest approved one is shown: chosen again, it is the newest again.
    if (before) {
      await tx.update(talentPhotos).set({ stateId, createdAt: currentTime() }).where(own);
    } else {
      const copy = { fileId, stateId, observation, reviewedBy, reviewedAt, looks, placeholder };
      await tx.insert(talentPhotos).values({ ...copy, talentId, type: 'PROFILE', createdAt: currentTime() });
    }
    await followPortrait(tx, [talentId]);
    const of = { id, agencyId: auditAgency(keeper) };
    await recordAudit(tx, actor, 'photo.portrait', of, { detail: { talentId } });
    return talentId;
  });
}
