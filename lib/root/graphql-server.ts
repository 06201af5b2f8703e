import { type ServerOptions, serveSchema } from '@/lib/graphql/server';
import { countUnreadable } from '@/lib/identity/limits/count-unreadable';
import './reactions';
import { schema } from './schema';

type Options = Omit<ServerOptions, 'refuseUnreadable'>;

/** The GraphQL endpoint, with the schema of all domains, as a fetch handler (lib/graphql/server.ts). */
export const createGraphQLServer = (options: Options) =>
  serveSchema(schema, { ...options, refuseUnreadable: countUnreadable });
