import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { transact } from '@/lib/platform/transaction';
import { fitLogo } from '@/lib/storage/decode-image';
import { displayName } from '@/lib/storage/file-name';
import { IMAGE_TYPES, inspectUpload } from '@/lib/storage/inspect-upload';
import { type FileRow, storeBytes } from '@/lib/storage/put-file';
import { insertUpload } from '@/lib/storage/quota';
import { LOGO } from './file-kinds';
import { mayUploadImages } from './policy';

export type ImageUpload = { readonly name: string; readonly bytes: Buffer };

/**
 * Keeps a picture that the agency is about to give to itself or to a client (`publishImage`); until then only its own
 * people see it, and after two days without use it is dropped. Throws INVALID (`upload.…`), RATE_LIMITED, CONFLICT
 * when there is no room, UNAUTHENTICATED, FORBIDDEN.
 */
export async function uploadImage(actor: Actor, { name, bytes }: ImageUpload): Promise<FileRow> {
  const { agencyId, userId } = mayUploadImages(actor);
  const { extension, ...image } = await fitLogo(await inspectUpload(bytes, { allow: IMAGE_TYPES }));
  const stored = await storeBytes({
    ...image,
    kind: LOGO,
    name: displayName(name, extension),
    agencyId,
    ownerId: userId,
  });
  return transact(async (tx) => {
    const file = await insertUpload(tx, stored, [LOGO]);
    await recordAudit(tx, actor, 'file.upload', { id: file.id, agencyId });
    return file;
  });
}
