import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { talentPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, conflict } from '@/lib/core/errors';
import { PHOTO } from '@/lib/core/states';
import { actorId, recordAudit } from '@/lib/platform/audit';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { preparePhoto } from '@/lib/storage/decode-image';
import { displayName } from '@/lib/storage/file-name';
import { IMAGE_TYPES, inspectUpload } from '@/lib/storage/inspect-upload';
import { insertFile, storeBytes } from '@/lib/storage/put-file';
import { TALENT_PHOTO } from '../file-kinds';
import { followCompleteness } from '../follow-completeness';
import { auditAgency, lockKeptTalent } from '../kept-talents';
import { mayAddPhotos } from '../policy';
import { followPortrait } from './follow-portrait';
import { type UploadPhotoInput, uploadPhotoInput } from './inputs';
import { preparePhotos } from './jobs';
import { findRepeated, MOST_PHOTOS } from './rules';

type Upload = { readonly name: string; readonly bytes: Buffer };

export type UploadedPhoto = { readonly id: string; readonly fileId: string; readonly talentId: string };

/**
 * Keeps a photo of a talent, pending (81) and private until it is approved: re-encoded, without EXIF, at most 2160
 * pixels, at the end of its category. One that looks like another of the same talent is proposed as repeated to the
 * reviewer. Its smaller copies are made by a job. Throws INVALID (`upload.…`), CONFLICT above 60 photos, NOT_FOUND,
 * UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN. The caller has spent the allowance. `alongside` is done in the same transaction,
 * and undoes it by throwing.
 */
export async function uploadPhoto(
  actor: Actor,
  { name, bytes }: Upload,
  input: UploadPhotoInput,
  alongside?: (tx: Tx, photoId: string) => Promise<void>,
): Promise<UploadedPhoto> {
  const keeper = mayAddPhotos(actor);
  const { type, ...named } = parseInput(uploadPhotoInput, input);
  const talentId = named.talentId ?? (keeper.kind === 'talent' ? keeper.talentId : null);
  if (!talentId) throw new AppError('INVALID', 'errors.invalid', { talentId: 'validation.required' });
  // Before the costly part; the lock below asks again.
  await transact((tx) => lockKeptTalent(tx, keeper, talentId));
  const inspected = await inspectUpload(bytes, { allow: IMAGE_TYPES });
  const { placeholder, looks, ...photo } = await preparePhoto(inspected.bytes);
  const stored = await storeBytes({
    ...photo,
    mime: 'image/jpeg',
    kind: TALENT_PHOTO,
    name: displayName(name, 'jpg'),
    agencyId: null,
    talentId,
    ownerId: actorId(actor),
  });
  return transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    const known = await tx
      .select({ id: talentPhotos.id, looks: talentPhotos.looks })
      .from(talentPhotos)
      .where(and(eq(talentPhotos.talentId, talentId), ne(talentPhotos.stateId, PHOTO.ARCHIVED)));
    if (known.length >= MOST_PHOTOS) throw conflict('errors.photo.tooMany');
    const file = await insertFile(tx, stored);
    const [row] = await tx
      .insert(talentPhotos)
      .values({
        talentId,
        fileId: file.id,
        type,
        stateId: PHOTO.PENDING,
        position: sql`(select coalesce(max(position), -1) + 1 from talent_photos
          where talent_id = ${talentId} and type = ${type})`,
        looks,
        placeholder,
        repeatsPhotoId: findRepeated(looks, known),
      })
      .returning({ id: talentPhotos.id });
    if (!row) throw new Error('the photo was not returned');
    if (type === 'PROFILE') await followPortrait(tx, [talentId]);
    await enqueue(tx, preparePhotos, { fileId: file.id }, { owner: talentId });
    const of = { id: row.id, agencyId: auditAgency(keeper) };
    await recordAudit(tx, actor, 'photo.upload', of, { to: PHOTO.PENDING, detail: { talentId } });
    await followCompleteness(tx, actor, talentId);
    await alongside?.(tx, row.id);
    return { id: row.id, fileId: file.id, talentId };
  });
}
