import { answerOr, explainFailure } from '@/app/api/answer-rest';
import { readJson } from '@/app/api/read-json';
import { notFound } from '@/lib/core/errors';
import type { MobileUser } from '@/lib/identity/mobile/log-in-mobile';
import { deviceName } from '@/lib/identity/sessions/device';
import { env } from '@/lib/platform/env';
import { fromElsewhere, refuseForeign } from '@/lib/platform/own-origin';
import { requestIp } from '@/lib/platform/request-ip';

const MOST_BYTES = 16 * 1024;

/**
 * Answers a log-in path of the mobile backend: `{ user: { …, token } }`, or `{ status, error }`. Where another
 * application is that backend (MOBILE_API_URL), there is no such path here.
 */
export const answerMobileLogin = (
  request: Request,
  logIn: (input: unknown, context: { ip: string | null; device: string | null }) => Promise<MobileUser>,
): Promise<Response> =>
  answerOr(request, refuse, async () => {
    if (env().MOBILE_API_URL) throw notFound();
    if (fromElsewhere(request)) throw refuseForeign(request);
    const context = {
      ip: requestIp(request.headers),
      device: deviceName(request.headers.get('user-agent')),
    };
    const user = await logIn(await readJson(request, MOST_BYTES), context);
    return Response.json({ user }, { headers: { 'Cache-Control': 'no-store' } });
  });

function refuse(request: Request, failure: unknown): Response {
  const { message: error, headers, ...told } = explainFailure(request, failure);
  const { status } = told;
  return Response.json({ ...told, error }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
