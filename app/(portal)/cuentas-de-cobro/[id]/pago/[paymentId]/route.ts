import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepClaimProof } from '@/lib/claims/payments/proofs/keep-proof';
import { mayPayClaims } from '@/lib/claims/policy';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ paymentId: string }> };

/**
 * The proof of a payment of a claim as multipart `file`, of an agency or of the platform; answers
 * `{ status, id, name, size }` or `{ status, message }`.
 */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentActor();
      mayPayClaims(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { paymentId } = await params;
      return { status: 200, ...(await keepClaimProof(actor, { paymentId, name, bytes })) };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
