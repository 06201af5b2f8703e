import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import {
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  type StringValueNode,
  type ValidationContext,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Actor } from '@/lib/core/actor';
import { AppError, forbidden, HTTP_STATUS } from '@/lib/core/errors';
import { isStorable } from '@/lib/core/text';
import { translate } from '@/lib/i18n/translate';
import { IDEMPOTENCY_HEADER, once } from '@/lib/platform/once';
import { withLimitedBody } from '@/lib/platform/read-body';
import { answerRequest, currentRequest, inRequest } from '@/lib/platform/request-context';
import { requestIp } from '@/lib/platform/request-ip';
import { askedOtherwise } from './asked-otherwise';
import { checkVariables } from './check-variables';
import { compiledOperations } from './compiled-operations';
import type { GraphQLContext } from './context';
import { toGraphQLError } from './errors';
import { createKnownQueries, type KnownQueries } from './known-queries';
import { cutLists } from './paged-lists';
import { statusOfRefusals } from './status-of-refusals';

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

/** A key that reads changes nothing, not even what everybody of an agency may. */
const readingKeys: Plugin<GraphQLContext> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { actor } = args.contextValue;
    if (actor.kind !== 'agencyUser' || !actor.keyId || actor.role !== 'READ_ONLY') return;
    if (getOperationAST(args.document, args.operationName)?.operation !== 'mutation') return;
    const refusal = toGraphQLError(forbidden('errors.apiKey.readOnly'), newRequestId());
    setResultAndStopExecution({ errors: [refusal] });
  },
};

/** Answers are somebody's own, also those to a GET. */
const NEVER_STORED = { 'Cache-Control': 'no-store' } as const;

/** A stream arrives as it is sent: no proxy gathers it (nginx by its defaults would) or packs it. */
const STREAMED = { 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' } as const;

const neverStored: Plugin = {
  onResponse({ response }) {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    for (const [name, value] of Object.entries(isStream ? STREAMED : NEVER_STORED))
      response.headers.set(name, value);
  },
};

/** What a page of another site may send without asking: no operation is read from it. */
const SENT_BY_PAGES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

const jsonAlone: Plugin = {
  onRequest({ request, endResponse }) {
    if (request.method !== 'POST' || !SENT_BY_PAGES.test(request.headers.get('content-type') ?? '')) return;
    const errors = [{ message: translate('errors.jsonOnly'), extensions: { code: 'BAD_REQUEST' } }];
    const headers = { ...NEVER_STORED, Accept: 'application/json' };
    endResponse(Response.json({ errors }, { status: 415, headers }));
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
  readonly actorOf: (headers: Pick<Headers, 'get'>) => Promise<Actor>;
  readonly introspection: boolean;
  /** How a body is refused that is no operation: with its own fault, or because there were too many. */
  readonly refuseUnreadable: (fault: AppError, headers: Headers) => Promise<AppError>;
};

/** An answer made without Yoga, with all its headers. */
export type KnownAnswer = { readonly json: string; readonly headers: Readonly<Record<string, string>> };

type Headed = { readonly headers: Pick<Headers, 'get'> };

/**
 * A schema as a fetch handler. Ceilings: 512 KB, depth 12, 30 aliases, 2,000 tokens, cost 20,000;
 * batching off; introspection, and what a wrong name could have meant, only where asked for.
 */
export function serveSchema(schema: GraphQLSchema, options: ServerOptions) {
  const known = createKnownQueries(schema);
  const contextOf = async ({ headers }: Headed): Promise<GraphQLContext> => ({
    actor: await options.actorOf(headers),
    requestId: newRequestId(),
    ip: requestIp(headers),
    userAgent: headers.get('user-agent'),
  });
  const yoga = createServer(schema, options, contextOf, known);
  return {
    /**
     * The answer to the body of a POST that asks, as JSON, what was asked before; null for any other, which `fetch`
     * answers. Alike byte for byte.
     */
    answerKnown: (request: Headed, body: string): Promise<KnownAnswer | null> =>
      inRequest(request.headers, async ({ requestId }) => {
        const contentType = answeredAs(request);
        if (!contentType || request.headers.get(IDEMPOTENCY_HEADER) !== null) return null;
        const json = await known.answer(body, () => contextOf(request));
        if (json === null) return null;
        const headers = { 'Content-Type': contentType, 'X-Request-Id': requestId, ...NEVER_STORED };
        return { json, headers };
      }),

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
export function answerUnread(error: unknown): Response {
  const status = error instanceof AppError ? HTTP_STATUS[error.code] : 500;
  const { message, extensions } = toGraphQLError(error, newRequestId());
  const { http, ...told } = extensions;
  const headers = { ...NEVER_STORED, ...http?.headers };
  return Response.json({ errors: [{ message, extensions: told }] }, { status, headers });
}

/** What a POST of JSON is answered as; null when it is none, or asks for something of its own, such as a stream. */
function answeredAs({ headers }: Headed): string | null {
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? '')) return null;
  const accept = headers.get('accept') ?? '*/*';
  if (accept === '*/*' || accept === 'application/json') return 'application/json; charset=utf-8';
  const first = 'application/graphql-response+json';
  return accept === first || accept.startsWith(`${first}, `) ? `${first}; charset=utf-8` : null;
}

function createServer(
  schema: GraphQLSchema,
  { introspection, refuseUnreadable }: ServerOptions,
  contextOf: (request: Headed) => Promise<GraphQLContext>,
  known: KnownQueries,
) {
  return createYoga<Record<string, never>, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    // Its own kinds of these would be wrapped once more, and fail when a reader leaves.
    fetchAPI: { Response, ReadableStream },
    cors: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    // `toGraphQLError` logs each failure, without the values that GraphQL's own words repeat.
    logging: false,
    context: ({ request }) => contextOf(request),
    maskedErrors: { maskError: (error) => toGraphQLError(error, newRequestId()) },
    plugins: [
      maxDepthPlugin({ n: 12 }),
      maxAliasesPlugin({ n: 30 }),
      maxTokensPlugin({ n: 2000 }),
      costLimitPlugin({ maxCost: 20_000 }),
      neverStored,
      jsonAlone,
      askedOtherwise,
      refuseUnreadables(refuseUnreadable),
      storableTexts,
      checkVariables(),
      readingKeys,
      compiledOperations(known.remember),
      cutLists,
      statusOfRefusals,
      ...(introspection ? [] : [noIntrospection, noSuggestions]),
    ],
  });
}
