import { onlyGetAndPost } from '@/app/api/unknown-path';
import { currentActor } from '@/lib/identity/session';
import { fromElsewhere } from '@/lib/platform/own-origin';
import { createGraphQLServer } from '@/lib/root/graphql-server';

const server = createGraphQLServer({
  actorOf: currentActor,
  introspection: process.env.NODE_ENV !== 'production',
});

function handle(request: Request): Response | Promise<Response> {
  if (fromElsewhere(request)) return new Response(null, { status: 403 });
  return server.fetch(request, {});
}

export {
  handle as GET,
  handle as POST,
  onlyGetAndPost as PUT,
  onlyGetAndPost as PATCH,
  onlyGetAndPost as DELETE,
};
