import { receiveAdvanceProof } from '@/app/api/advance-event/receive-proof';
import { onlyPost } from '@/app/api/unknown-path';
import { keepAdvanceProof } from '@/lib/events/advance/keep-proof';
import { mayKeepMoney } from '@/lib/events/advance/policy';
import { currentActor } from '@/lib/identity/session';

type Context = { params: Promise<{ id: string }> };

/** The proof that an advance was paid, handed in by the agency, as multipart `file`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveAdvanceProof(request, {
    allowed: async () => mayKeepMoney(await currentActor()),
    keep: async (actor, file) => keepAdvanceProof(actor, { eventId: (await params).id, ...file }),
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
