import '@/lib/root/reactions';
import { printSchema } from 'graphql';
import { answerFailure, answerOr } from '@/app/api/answer-rest';
import { onlyGet } from '@/app/api/unknown-path';
import { requireSignedIn } from '@/lib/core/abilities';
import { currentActor } from '@/lib/identity/session';
import { schema } from '@/lib/root/schema';

/** The GraphQL schema with its descriptions, for whoever has an account. */
export const GET = (request: Request): Promise<Response> =>
  answerOr(request, answerFailure, async () => {
    requireSignedIn(await currentActor());
    return new Response(printSchema(schema), {
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': 'attachment; filename="elenco.graphql"',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
