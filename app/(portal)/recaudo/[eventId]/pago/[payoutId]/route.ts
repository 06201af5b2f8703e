import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { mayCollectForOthers } from '@/lib/finances/policy';
import { keepPayoutProof } from '@/lib/finances/third-party/payout-proof';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ payoutId: string }> };

/** The proof of what the platform paid as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => mayCollectForOthers(await currentActor()),
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { payoutId } = await params;
      return { status: 200, ...(await keepPayoutProof(actor, { payoutId, name, bytes })) };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
