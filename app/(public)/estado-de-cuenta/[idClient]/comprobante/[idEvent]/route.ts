import { receiveUpload } from '@/app/api/receive-upload';
import { onlyPost } from '@/app/api/unknown-path';
import { handInPaymentProof } from '@/lib/finances/payments/keep-payment-proof';
import { mayReadStatement } from '@/lib/finances/policy';
import { currentLinkActor } from '@/lib/identity/session';

type Context = { params: Promise<{ idClient: string; idEvent: string }> };

/** The proof of a payment, from the client's statement, as multipart `file`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveUpload(request, {
    allowed: async () => {
      const actor = await currentLinkActor('STATEMENT', { clientId: (await params).idClient });
      mayReadStatement(actor);
      return actor;
    },
    missing: 'upload.missing',
    keep: async (actor, { name, bytes }) => {
      const { idEvent: eventId } = await params;
      const { id, name: kept, size } = await handInPaymentProof(actor, { eventId, name, bytes });
      return { status: 200, id, name: kept, size };
    },
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
