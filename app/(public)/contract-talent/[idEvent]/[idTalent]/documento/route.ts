import { receivePaper } from '@/app/api/receive-paper';
import { onlyPost } from '@/app/api/unknown-path';
import { currentLinkActor } from '@/lib/identity/session';

type Context = { params: Promise<{ idEvent: string; idTalent: string }> };

/** A document of the contract, from its page. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receivePaper(request, async () => {
    const { idEvent: eventId, idTalent: talentId } = await params;
    return currentLinkActor('CONTRACT', { eventId, talentId });
  });

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
