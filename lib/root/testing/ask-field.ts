import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type Actor, anonymous } from '@/lib/core/actor';
import { createGraphQLServer } from '../graphql-server';
import { schema } from '../schema';

export const OPERATIONS = ['query', 'mutation', 'subscription'] as const;
export type Operation = (typeof OPERATIONS)[number];

export type RootField = {
  readonly operation: Operation;
  readonly name: string;
  readonly field: GraphQLField<unknown, unknown>;
};

/** Every field of the three root types, as the executable schema has them. */
export function rootFields(): RootField[] {
  const roots: Readonly<Record<Operation, GraphQLObjectType | null | undefined>> = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return OPERATIONS.flatMap((operation) =>
    Object.values(roots[operation]?.getFields() ?? {}).map((field) => ({
      operation,
      name: field.name,
      field,
    })),
  );
}

const DEPTH = 3;

/** Everything that an answer could tell, three objects deep, so that nothing leaks unseen. */
function selection(type: GraphQLOutputType, skip: readonly string[], depth = DEPTH): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (skip.includes(`${named.name}.${field.name}`) || field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const below = depth > 1 ? selection(field.type, skip, depth - 1) : '';
    return below ? [`${field.name} ${below}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

/** The operation that asks one root field for everything; `skip` names fields that are somebody else's. */
export function documentFor({ operation, name, field }: RootField, skip: readonly string[] = []): string {
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `${operation}${declared && `(${declared})`} { ${name}${passed && `(${passed})`} ${selection(field.type, skip)} }`;
}

export type Told = {
  /** Of the first error; null for an answer without any. */
  readonly code: string | null;
  /** The whole answer. */
  readonly text: string;
};

const ASKER = 'x-asker';
const askers = new Map<string, Actor>();
let server: ReturnType<typeof createGraphQLServer> | undefined;

/** One for all, as in an installation: it reads and checks an operation once, however many ask it. */
const serverOfAll = () => {
  server ??= createGraphQLServer({
    actorOf: async (headers) => askers.get(headers.get(ASKER) ?? '') ?? anonymous,
    introspection: false,
  });
  return server;
};

/** The answer of the endpoint, through the whole of its handler; of a subscription its stream, which may go on. */
export async function request(
  actor: Actor,
  query: string,
  variables: unknown,
  accept = 'application/json',
): Promise<Response> {
  const asker = crypto.randomUUID();
  askers.set(asker, actor);
  try {
    return await serverOfAll().fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, [ASKER]: asker },
      body: JSON.stringify({ query, variables }),
    });
  } finally {
    askers.delete(asker);
  }
}

type Answer = { errors?: { extensions?: { code?: string }; message: string }[] };

/** What the endpoint answers. */
export async function ask(actor: Actor, query: string, variables: unknown): Promise<Told> {
  const streams = query.startsWith('subscription');
  const response = await request(actor, query, variables, streams ? 'text/event-stream' : undefined);
  const text = await response.text();
  const body = streams ? (/^data: (\{.*\})$/m.exec(text)?.[1] ?? '{}') : text;
  const [first] = (JSON.parse(body) as Answer).errors ?? [];
  return { code: first ? (first.extensions?.code ?? first.message) : null, text };
}

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The same for any ids. */
export const withoutIds = (text: string): string => text.replaceAll(UUID, '<id>');
