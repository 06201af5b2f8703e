import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { openApiDocument } from '@/app/api/openapi/document';
import { onlyGet } from '@/app/api/unknown-path';
import { requireSignedIn } from '@/lib/core/abilities';
import { currentActor } from '@/lib/identity/session';
import { env } from '@/lib/platform/env';

/** The REST interface as OpenAPI 3.1, for whoever has an account. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    requireSignedIn(await currentActor());
    return Response.json(openApiDocument(env().APP_URL), {
      headers: { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' },
    });
  });

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
