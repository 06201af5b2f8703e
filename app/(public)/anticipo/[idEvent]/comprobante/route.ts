import { receiveAdvanceProof } from '@/app/api/advance-event/receive-proof';
import { onlyPost } from '@/app/api/unknown-path';
import { handInAdvanceProof } from '@/lib/events/advance/keep-proof';
import { mayPayAdvance } from '@/lib/events/advance/policy';
import { currentLinkActor } from '@/lib/identity/session';

type Context = { params: Promise<{ idEvent: string }> };

/** The proof that an advance was paid, from the client's page, as multipart `file`. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receiveAdvanceProof(request, {
    allowed: async () => {
      const actor = await currentLinkActor('ADVANCE', { eventId: (await params).idEvent });
      mayPayAdvance(actor);
      return actor;
    },
    keep: handInAdvanceProof,
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
