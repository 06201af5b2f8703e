import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { openCallSheet } from '@/lib/event-day/desk/open-call-sheet';
import { currentActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { contentDisposition } from '@/lib/storage/file-name';

type Context = { params: Promise<{ id: string }> };

/** The call sheet of an event, to be printed. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { id } = await params;
    if (!isUuid(id)) throw notFound('errors.event.notFound');
    const { name, pdf } = await openCallSheet(await currentActor(), id);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('inline', name),
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
