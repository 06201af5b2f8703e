import { eq } from 'drizzle-orm';
import { photoRejectReasonRows } from '@/db/catalogue/business';
import { talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { PHOTO } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { mayReviewTalents } from '../policy';
import { archivePhoto } from './archive-photo';
import { decidePhoto } from './review/decide-photos';
import { movePhoto } from './review/move-photo';

export type MultimediaInput = {
  readonly id: string;
  readonly stateId?: number;
  readonly observation?: string;
  readonly type?: 'IBOOK' | 'GALLERY' | 'PROFILE';
  readonly seenStateId?: number;
};

const refuse = (field: string, key: string) => new AppError('INVALID', 'errors.invalid', { [field]: key });

/**
 * The specification's `updateMultimedia` (part 2, section 7.2): a category, a state with its observation, or both.
 * Answers the id of the photo's talent. Throws what the writes it stands for throw, and INVALID for a state that is
 * none of theirs or an observation that is no reason.
 */
export async function updateMultimedia(actor: Actor, input: MultimediaInput): Promise<string> {
  const { id, stateId, type } = input;
  if (stateId === PHOTO.ARCHIVED) {
    await archivePhoto(actor, { id });
    return talentOf(id);
  }
  mayReviewTalents(actor);
  if (stateId === undefined && type === undefined) throw refuse('stateId', 'validation.required');
  if (type === 'PROFILE') throw refuse('type', 'validation.option');
  if (type !== undefined) await movePhoto(actor, { id, type });
  if (stateId !== undefined) await decide(actor, input, stateId);
  return talentOf(id);
}

async function decide(actor: Actor, { id, observation, seenStateId }: MultimediaInput, stateId: number) {
  const seen = seenStateId === undefined ? {} : { seen: seenStateId as 81 };
  if (stateId === PHOTO.APPROVED) return decidePhoto(actor, { id, verdict: 'APPROVE', ...seen });
  if (stateId !== PHOTO.REJECTED) throw refuse('stateId', 'validation.state');
  const reason = photoRejectReasonRows.find(({ text }) => text === observation?.trim());
  if (!reason) throw refuse('observation', observation ? 'validation.option' : 'validation.required');
  return decidePhoto(actor, { id, verdict: 'REJECT', reasonId: reason.id, ...seen });
}

async function talentOf(id: string): Promise<string> {
  if (!isUuid(id)) throw notFound('errors.photo.notFound');
  const [row] = await database()
    .select({ talentId: talentPhotos.talentId })
    .from(talentPhotos)
    .where(eq(talentPhotos.id, id));
  if (!row) throw notFound('errors.photo.notFound');
  return row.talentId;
}
