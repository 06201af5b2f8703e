import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { deskPhotos } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { preparePhoto } from '@/lib/storage/decode-image';
import { displayName } from '@/lib/storage/file-name';
import { IMAGE_TYPES, inspectUpload } from '@/lib/storage/inspect-upload';
import { storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { DESK_PHOTO } from '../file-kinds';
import { mayRunEventDay } from '../policy';
import { type KeepPhotoInput, keepPhotoInput } from './inputs';
import { lockNote } from './lock-note';
import { MOST_NOTE_PHOTOS } from './rules';

type Upload = { readonly name: string; readonly bytes: Buffer };

/**
 * Keeps a photo of a note, encrypted and encoded again: without EXIF and its position, at most 2160 pixels. One that came
 * before is kept once. Answers its id. Throws INVALID (`upload.…`), CONFLICT above ten photos and for a note that was
 * deleted, NOT_FOUND, RATE_LIMITED, UNAVAILABLE, UNAUTHENTICATED, FORBIDDEN. The caller has spent the allowance.
 */
export async function keepPhoto(
  actor: Actor,
  { name, bytes }: Upload,
  input: KeepPhotoInput,
): Promise<string> {
  const { agencyId, userId } = mayRunEventDay(actor);
  const { id, noteId } = parseInput(keepPhotoInput, input);
  // Before the costly part; the lock below asks again.
  const { eventId, talentId } = await transact((tx) => open(tx, agencyId, noteId));
  if ((await countOf(id, noteId)) > 0) return id;
  const inspected = await inspectUpload(bytes, { allow: IMAGE_TYPES });
  const { placeholder, looks: _looks, ...photo } = await preparePhoto(inspected.bytes);
  const stored = await storeBytes({
    ...photo,
    ...{ agencyId, eventId, talentId, ownerId: userId },
    kind: DESK_PHOTO,
    mime: 'image/jpeg',
    name: displayName(name, 'jpg'),
  });
  return transact(async (tx) => {
    await open(tx, agencyId, noteId);
    const kept = await tx.select({ id: deskPhotos.id }).from(deskPhotos).where(eq(deskPhotos.noteId, noteId));
    if (kept.some((one) => one.id === id)) return id;
    if (kept.length >= MOST_NOTE_PHOTOS) throw conflict('errors.deskNote.tooManyPhotos');
    const file = await insertUpload(tx, stored, [DESK_PHOTO]);
    await tx.insert(deskPhotos).values({ id, noteId, fileId: file.id, placeholder });
    await recordAudit(
      tx,
      actor,
      'desk-note.photo',
      { id: noteId, agencyId },
      { detail: { eventId, talentId, fileId: file.id } },
    );
    return id;
  });
}

async function open(tx: Tx, agencyId: string, noteId: string) {
  const note = await lockNote(tx, agencyId, noteId);
  if (note.deletedAt) throw conflict('errors.deskNote.deleted');
  return note;
}

const countOf = (id: string, noteId: string): Promise<number> =>
  database().$count(deskPhotos, and(eq(deskPhotos.id, id), eq(deskPhotos.noteId, noteId)));
