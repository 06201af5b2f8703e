import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { requestLog } from '@/lib/platform/log';
import { linkToNewerVersion } from '@/lib/quotations/answers/link-to-newer-version';

type Context = { params: Promise<{ quotationId: string }> };

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/**
 * Leads the holder of a link to a replaced version on to the one that stands, by a link of its own; back to its page,
 * which says how things are, when there is none. 404 without the link, whatever the id.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { quotationId } = await params;
  try {
    const actor = await currentLinkActor('QUOTATION_ANSWER', { quotationId });
    if (actor.kind === 'anonymous') {
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    return leadTo(await linkToNewerVersion(actor));
  } catch (error) {
    if (!(error instanceof AppError)) requestLog(request.headers).error({ err: error }, 'not led on');
    return leadTo(`/cotizacion/${encodeURIComponent(quotationId)}`);
  }
}
