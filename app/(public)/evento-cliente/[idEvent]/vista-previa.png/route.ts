import { sharePicture } from '@/lib/convocatories/showcase/share-picture';
import { isUuid } from '@/lib/core/ids';
import { answerWithFile } from '@/lib/storage/answer-with-file';

type Context = { params: Promise<{ idEvent: string }> };

/** Chats keep what they fetched; who changes an event's name sees the new picture soon. */
const CACHE = 'public, max-age=300';

/** The picture of a showcase's link in a chat: the product's own where the showcase does not open. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idEvent } = await params;
    const picture = isUuid(idEvent) ? await sharePicture(idEvent) : null;
    if (!picture)
      return new Response(null, {
        status: 302,
        headers: { Location: '/app/share.png', 'Cache-Control': 'no-store' },
      });
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': CACHE, 'X-Content-Type-Options': 'nosniff' },
    });
  });
