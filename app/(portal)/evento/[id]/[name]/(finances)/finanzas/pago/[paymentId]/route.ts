import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { keepPaymentProof } from '@/lib/finances/payments/keep-payment-proof';
import { mayKeepFinances } from '@/lib/finances/policy';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ paymentId: string }> };

/** The proof of a payment as multipart `file`; answers `{ status, id, name, size }` or `{ status, message }`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => mayKeepFinances(await currentActor()),
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { paymentId } = await params;
      return { status: 200, ...(await keepPaymentProof(actor, { paymentId, name, bytes })) };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
