import type { Actor } from '@/lib/core/actor';
import type { KeptProof } from '@/lib/events/advance/keep-proof';
import type { FormFile } from '@/lib/storage/read-form-file';
import { receiveUpload } from '../receive-upload';

type From = {
  /** Who hands it in, once its policy has let it. */
  readonly allowed: () => Promise<Actor>;
  readonly keep: (actor: Actor, file: Pick<FormFile, 'name' | 'bytes'>) => Promise<KeptProof>;
};

/** The proof of an advance as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const receiveAdvanceProof = (request: Request, { allowed, keep }: From): Promise<Response> =>
  receiveUpload(request, {
    allowed,
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => ({ status: 200, ...(await keep(actor, { name, bytes })) }),
  });
