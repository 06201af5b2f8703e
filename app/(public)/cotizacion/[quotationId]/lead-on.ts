import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';
import { requestLog } from '@/lib/platform/log';

const leadTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });

/**
 * Leads the holder of a link to a quotation on to another one, by a link that `link` makes; back to its page, which says
 * how things are, when there is none. 404 without the link, whatever the id.
 */
export async function leadOn(
  request: Request,
  quotationId: string,
  link: (actor: Actor) => Promise<string>,
): Promise<Response> {
  try {
    const actor = await currentLinkActor('QUOTATION_ANSWER', { quotationId });
    if (actor.kind === 'anonymous') {
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
    }
    return leadTo(await link(actor));
  } catch (error) {
    if (!(error instanceof AppError)) requestLog(request.headers).error({ err: error }, 'not led on');
    return leadTo(`/cotizacion/${encodeURIComponent(quotationId)}`);
  }
}
