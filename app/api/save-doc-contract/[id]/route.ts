import { receivePaper } from '@/app/api/receive-paper';
import { onlyPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { requireTalentVisit } from '@/lib/identity/sessions/talent-visit';

type Context = { params: Promise<{ id: string }> };

/** A document of a talent's contract for the event of that id, from the mobile app. */
export const POST = (request: Request, { params }: Context): Promise<Response> =>
  receivePaper(request, async () =>
    requireTalentVisit(await currentActor(), 'CONTRACT', { eventId: (await params).id }),
  );

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
