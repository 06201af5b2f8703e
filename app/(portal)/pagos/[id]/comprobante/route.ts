import { receiveUpload } from '@/app/api/receive-upload';
import { mayPayClaims } from '@/lib/claims/policy';
import { currentActor } from '@/lib/identity/session';
import { keepBatchProof, readBatchProof } from '@/lib/payouts/proofs/batch-proof';
import { answerBatchFile } from '../answer-batch-file';

type Context = { params: Promise<{ id: string }> };

/** The bank's proof of a batch: it may name everybody whom it pays, and is kept by no browser and no cache. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerBatchFile(request, async () => {
    const [actor, { id }] = await Promise.all([currentActor(), params]);
    return readBatchProof(actor, id);
  });

/** That proof as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      mayPayClaims(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { id } = await params;
      return { status: 200, ...(await keepBatchProof(actor, { batchId: id, name, bytes })) };
    },
  });
