import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Actor } from '@/lib/core/actor';
import { log } from '@/lib/platform/log';
import { requestIp } from '@/lib/platform/request-ip';
import type { GraphQLContext } from './context';
import { toGraphQLError } from './errors';
import { schema } from './schema';

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** What GraphQL offers for a wrong name would tell the schema piece by piece. */
const noSuggestions: Plugin = {
  onValidate() {
    return ({ result, setResult }) => {
      setResult(
        result.map((error) => new GraphQLError(error.message.replace(/ ?Did you mean .*\?$/, ''), error)),
      );
    };
  },
};

/** Answers are somebody's own, also those to a GET. */
const neverStored: Plugin = {
  onResponse({ response }) {
    response.headers.set('Cache-Control', 'no-store');
  },
};

type Options = {
  readonly actorOf: () => Promise<Actor>;
  readonly introspection: boolean;
};

/**
 * The GraphQL endpoint as a fetch handler. Ceilings: depth 12, 30 aliases, 2,000 tokens, cost 20,000;
 * batching off; introspection, and what a wrong name could have meant, only where asked for.
 */
export function createGraphQLServer({ actorOf, introspection }: Options) {
  return createYoga<Record<string, never>, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Its own kinds of these would be wrapped once more, and fail when a reader leaves.
    fetchAPI: { Response, ReadableStream },
    graphiql: false,
    landingPage: false,
    batching: false,
    logging: {
      debug: () => undefined,
      info: () => undefined,
      warn: (...args) => log.warn({ args: args.map(String) }, 'graphql'),
      error: (...args) => log.error({ args: args.map(String) }, 'graphql'),
    },
    async context({ request }) {
      const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
      return { actor: await actorOf(), requestId, ip: requestIp(request.headers) };
    },
    maskedErrors: {
      // Yoga hands over the error alone; the id is the one the log line carries.
      maskError: (error) => toGraphQLError(error, crypto.randomUUID()),
    },
    plugins: [
      maxDepthPlugin({ n: 12 }),
      maxAliasesPlugin({ n: 30 }),
      maxTokensPlugin({ n: 2000 }),
      costLimitPlugin({ maxCost: 20_000 }),
      neverStored,
      ...(introspection ? [] : [noIntrospection, noSuggestions]),
    ],
  });
}
