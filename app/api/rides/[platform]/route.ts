import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyPost, unknownPath } from '@/app/api/unknown-path';
import { readBody } from '@/lib/platform/read-body';
import { keepTold } from '@/lib/rides/webhook/keep-told';
import { isTelling, takesTold } from '@/lib/rides/webhook/read-told';
import '@/lib/root/reactions';

type Context = { params: Promise<{ platform: string }> };

const MOST_BYTES = 256 * 1024;

/**
 * What a provider tells of a journey, as often and in whatever order it does. 404 where no secret is agreed on, 403
 * without the provider's proof.
 */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { platform } = await params;
  if (!takesTold() || !isTelling(platform)) return unknownPath(request);
  return answerOr(request, answerFailure, async () => {
    await keepTold(platform, await readBody(request, MOST_BYTES), request.headers);
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  });
};

export { onlyPost as GET, onlyPost as PUT, onlyPost as PATCH, onlyPost as DELETE, onlyPost as OPTIONS };
