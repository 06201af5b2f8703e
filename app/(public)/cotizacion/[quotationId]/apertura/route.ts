import { AppError } from '@/lib/core/errors';
import { currentActor, currentLinkActor } from '@/lib/identity/session';
import { requestLog } from '@/lib/platform/log';
import { recordOpening } from '@/lib/quotations/answers/record-opening';

type Context = { params: Promise<{ quotationId: string }> };

/** Notes that a person opened the page: 204, and 404 without its link. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { quotationId } = await params;
  const headers = { 'Cache-Control': 'no-store' };
  try {
    const actor = await currentLinkActor('QUOTATION_ANSWER', { quotationId });
    if (actor.kind === 'anonymous') return new Response(null, { status: 404, headers });
    await recordOpening(actor, await currentActor());
    return new Response(null, { status: 204, headers });
  } catch (error) {
    const isNone = error instanceof AppError && error.code !== 'UNAVAILABLE';
    if (!isNone) requestLog(request.headers).error({ err: error }, 'opening not noted');
    return new Response(null, { status: isNone ? 404 : 503, headers });
  }
}
