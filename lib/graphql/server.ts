import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type StringValueNode,
  type ValidationContext,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Actor } from '@/lib/core/actor';
import { AppError, HTTP_STATUS } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { translate } from '@/lib/i18n/translate';
import { once } from '@/lib/platform/once';
import { withLimitedBody } from '@/lib/platform/read-body';
import { answerRequest, currentRequest } from '@/lib/platform/request-context';
import { requestIp } from '@/lib/platform/request-ip';
import { checkVariables } from './check-variables';
import { compiledOperations } from './compiled-operations';
import type { GraphQLContext } from './context';
import { toGraphQLError } from './errors';

const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** What GraphQL offers for a wrong name would tell the schema piece by piece. */
const noSuggestions: Plugin = {
  onValidate() {
    return ({ result, setResult }) => {
      setResult(result.map((error) => new GraphQLError(withoutSuggestion(error.message), error)));
    };
  },
};

function withoutSuggestion(message: string): string {
  const start = message.lastIndexOf(' Did you mean ');
  return start >= 0 && message.endsWith('?') ? message.slice(0, start) : message;
}

/** A text that no database column can hold is refused where it stands in the operation. */
const storableTexts: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule((context: ValidationContext) => ({
      StringValue(node: StringValueNode) {
        if (!isStorable(node.value)) {
          context.reportError(new GraphQLError(translate('validation.characters'), { nodes: node }));
        }
      },
    }));
  },
};

/** Answers are somebody's own, also those to a GET. */
const neverStored: Plugin = {
  onResponse({ response }) {
    response.headers.set('Cache-Control', 'no-store');
  },
};

/** What is no JSON, as GraphQL Yoga calls it, and a text that is no operation: an error of its syntax has a place in it. */
const isUnreadable = ({ extensions, locations }: GraphQLError): boolean =>
  extensions.code === 'BAD_REQUEST' ||
  (extensions.code === 'GRAPHQL_PARSE_FAILED' && Boolean(locations?.length));

/** A body that is no operation is refused as `refuseUnreadable` says. */
function refuseUnreadables(refuseUnreadable: ServerOptions['refuseUnreadable']): Plugin<GraphQLContext> {
  const unreadable = new WeakSet<Request>();
  return {
    onResultProcess({ request, result }) {
      const errors = 'errors' in result ? result.errors : undefined;
      if (errors?.some(isUnreadable)) unreadable.add(request);
    },
    async onResponse({ request, setResponse }) {
      if (!unreadable.has(request)) return;
      const refusal = await refuseUnreadable(new AppError('INVALID', 'errors.invalid'), request.headers);
      if (refusal.code === 'RATE_LIMITED') setResponse(answerUnread(refusal));
    },
  };
}

/** Of an operation with its variables: a quotation of a hundred lines is a tenth of it. */
const MOST_BYTES = 512 * 1024;

const newRequestId = (): string => currentRequest()?.requestId ?? crypto.randomUUID();

export type ServerOptions = {
  readonly actorOf: (headers: Headers) => Promise<Actor>;
  readonly introspection: boolean;
  /** How a body is refused that is no operation: with its own fault, or because there were too many. */
  readonly refuseUnreadable: (fault: AppError, headers: Headers) => Promise<AppError>;
};

/**
 * A schema as a fetch handler. Ceilings: 512 KB, depth 12, 30 aliases, 2,000 tokens, cost 20,000;
 * batching off; introspection, and what a wrong name could have meant, only where asked for.
 */
export function serveSchema(schema: GraphQLSchema, options: ServerOptions) {
  const yoga = createServer(schema, options);
  return {
    fetch(input: Request | string, init?: RequestInit): Promise<Response> {
      const request = typeof input === 'string' ? new Request(input, init) : input;
      return answerRequest(request, async () => {
        try {
          const limited = await withLimitedBody(request, MOST_BYTES);
          const body = () => limited.clone().text();
          const actorOf = () => options.actorOf(request.headers);
          return await once({ request, actorOf, body }, async () => yoga.fetch(limited, {}));
        } catch (error) {
          return answerUnread(error);
        }
      });
    },
  };
}

/** The answer to a request that GraphQL has not seen, in the shape and with the headers of one that it has. */
function answerUnread(error: unknown): Response {
  const status = error instanceof AppError ? HTTP_STATUS[error.code] : 500;
  const { message, extensions } = toGraphQLError(error, newRequestId());
  const { http, ...told } = extensions;
  const headers = { 'Cache-Control': 'no-store', ...http?.headers };
  return Response.json({ errors: [{ message, extensions: told }] }, { status, headers });
}

function createServer(schema: GraphQLSchema, { actorOf, introspection, refuseUnreadable }: ServerOptions) {
  return createYoga<Record<string, never>, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Its own kinds of these would be wrapped once more, and fail when a reader leaves.
    fetchAPI: { Response, ReadableStream },
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // `toGraphQLError` logs each failure, without the values that GraphQL's own words repeat.
    logging: false,
    async context({ request }) {
      return {
        actor: await actorOf(request.headers),
        requestId: newRequestId(),
        ip: requestIp(request.headers),
      };
    },
    maskedErrors: { maskError: (error) => toGraphQLError(error, newRequestId()) },
    plugins: [
      maxDepthPlugin({ n: 12 }),
      maxAliasesPlugin({ n: 30 }),
      maxTokensPlugin({ n: 2000 }),
      costLimitPlugin({ maxCost: 20_000 }),
      neverStored,
      refuseUnreadables(refuseUnreadable),
      storableTexts,
      checkVariables(),
      compiledOperations(),
      ...(introspection ? [] : [noIntrospection, noSuggestions]),
    ],
  });
}
