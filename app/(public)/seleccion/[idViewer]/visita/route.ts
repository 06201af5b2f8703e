import { recordVisit } from '@/lib/convocatories/showcase/choosing/record-visit';
import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { isChat } from '@/lib/identity/link-tokens/link-preview';
import { currentActor, currentLinkActor } from '@/lib/identity/session';
import { requestLog } from '@/lib/platform/log';

type Context = { params: Promise<{ idViewer: string }> };

/** Notes that a person looks at the page: 204, 404 without its link and for programs that read links. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { idViewer } = await params;
  const headers = { 'Cache-Control': 'no-store' };
  if (isChat(request.headers.get('user-agent'))) return new Response(null, { status: 404, headers });
  try {
    const actor = await currentLinkActor('SELECTION', { viewerId: idViewer });
    if (actor.kind === 'anonymous') return new Response(null, { status: 404, headers });
    const told = await request.json().catch(() => null);
    await recordVisit(actor, await currentActor(), told);
    return new Response(null, { status: 204, headers });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'UNAVAILABLE')
      return new Response(null, { status: HTTP_STATUS[error.code], headers });
    requestLog(request.headers).error({ err: error }, 'visit not noted');
    return new Response(null, { status: 503, headers });
  }
}
