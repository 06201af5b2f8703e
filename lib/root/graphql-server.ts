import { type ServerOptions, serveSchema } from '@/lib/graphql/server';
import './reactions';
import { schema } from './schema';

/** The GraphQL endpoint, with the schema of all domains, as a fetch handler (lib/graphql/server.ts). */
export const createGraphQLServer = (options: ServerOptions) => serveSchema(schema, options);
