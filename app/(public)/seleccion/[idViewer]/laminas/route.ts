import '@/lib/root/file-kinds';
import { CARD_LAYOUTS } from '@/lib/convocatories/showcase/files/cards';
import { openCards } from '@/lib/convocatories/showcase/files/open-files';
import { currentLinkActor } from '@/lib/identity/session';
import { answerWithFile } from '@/lib/storage/answer-with-file';
import { contentDisposition } from '@/lib/storage/file-name';

type Context = { params: Promise<{ idViewer: string }> };

/** Composite cards of whom a person of the client is shown, as PDF. */
export const GET = (request: Request, { params }: Context): Promise<Response> =>
  answerWithFile(request, async () => {
    const { idViewer: viewerId } = await params;
    const asked = new URL(request.url).searchParams;
    const layout = CARD_LAYOUTS.find((each) => each === asked.get('formato')) ?? 'cuatro';
    const part = Math.max(1, Math.trunc(Number(asked.get('parte'))) || 1);
    const actor = await currentLinkActor('SELECTION', { viewerId });
    const { name, bytes } = await openCards(actor, layout, part);
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
