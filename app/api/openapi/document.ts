import { HTTP_STATUS } from '@/lib/core/errors';
import { messages } from '@/lib/i18n/messages/es';
import { product } from '@/lib/platform/product';
import type { Answer, RestOperation, Who } from './operation';
import { REST_OPERATIONS } from './operations';
import { parametersOf, requestBody } from './request';
import { SCHEMAS, type SchemaName } from './schemas';

const words = messages.apiDocs;

type OperationId = keyof typeof words.operations;
/** What a path does, in words. */
const operationWords = (id: string): string => words.operations[id as OperationId];

/** Failures that a path can answer, by what is sent to it and by whom: 405 and 500 any. */
export function failuresOf({ who, method, body, fails = [], answer }: RestOperation): readonly number[] {
  const { INVALID, UNAUTHENTICATED, FORBIDDEN, TOO_LARGE, UNSUPPORTED_TYPE, RATE_LIMITED, UNAVAILABLE } =
    HTTP_STATUS;
  const asked = [
    ...(body ? [INVALID, TOO_LARGE] : []),
    ...(body && 'json' in body && who !== 'provider' ? [UNSUPPORTED_TYPE] : []),
    ...(who === 'anybody' || who === 'provider' ? [] : [UNAUTHENTICATED]),
    ...(who === 'provider' || method === 'post' || who !== 'anybody' ? [FORBIDDEN] : []),
    ...(answer === 'health' && who === 'anybody' ? [] : [RATE_LIMITED]),
  ];
  return [...new Set([...asked, ...fails, 405, 500, UNAVAILABLE])].sort((a, b) => a - b);
}

const schemaOf = (name: SchemaName) => ({ $ref: `#/components/schemas/${name}` });
const json = (...names: readonly [SchemaName, ...SchemaName[]]) => ({
  'application/json': { schema: names.length === 1 ? schemaOf(names[0]) : { anyOf: names.map(schemaOf) } },
});

/** What a success is, by its status. */
const ANSWERS: Readonly<Record<Answer, readonly [status: number, content: object | null]>> = {
  message: [200, json('Message')],
  address: [200, json('Address')],
  documents: [200, json('Documents')],
  upload: [200, json('Upload')],
  image: [200, json('Image')],
  pdf: [200, { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } }],
  login: [200, json('Login')],
  health: [200, json('Health')],
  parts: [200, json('HealthParts')],
  text: [200, { 'text/plain': { schema: { type: 'string' } } }],
  nothing: [204, null],
};

/** The status of a success. */
export const statusOf = ({ answer = 'message' }: RestOperation): number => ANSWERS[answer][0];

function failureOf(answer: Answer, status: number): [SchemaName, ...SchemaName[]] {
  if (answer === 'health' && status === HTTP_STATUS.UNAVAILABLE) return ['Unavailable'];
  // A part that is unwell is told to a program that watches.
  if (answer === 'parts' && status === HTTP_STATUS.UNAVAILABLE) return ['HealthParts', 'Failure'];
  return [answer === 'login' && status !== 405 ? 'LoginFailure' : 'Failure'];
}

const header = (name: string) => ({ [name]: { $ref: `#/components/headers/${name}` } });
const ALWAYS = header('X-Request-Id');
const WITH: Readonly<Record<number, object>> = {
  401: header('WWW-Authenticate'),
  405: header('Allow'),
  429: header('Retry-After'),
  503: header('Retry-After'),
};

const isOpen = (who: Who): boolean => who === 'anybody' || who === 'provider';

function describe(operation: RestOperation): object {
  const { id, tag, who, body, answer = 'message' } = operation;
  const [status, content] = ANSWERS[answer];
  const isHealth = answer === 'health';
  const failed = failuresOf(operation).map((code) => [
    String(code),
    {
      description: words.failures[String(code) as keyof typeof words.failures],
      headers: (isHealth || answer === 'parts') && code !== 405 ? {} : { ...ALWAYS, ...WITH[code] },
      content: json(...failureOf(answer, code)),
    },
  ]);
  return {
    operationId: id,
    tags: [words.tags[tag]],
    summary: operationWords(id),
    description: words.who[who],
    parameters: parametersOf(operation),
    ...(body ? { requestBody: requestBody(body) } : {}),
    ...(isOpen(who) ? { security: [] } : {}),
    responses: {
      [status]: {
        description: words.done,
        headers: isHealth || answer === 'parts' ? {} : ALWAYS,
        ...(content ? { content } : {}),
      },
      ...Object.fromEntries(failed),
    },
  };
}

const text = { type: 'string' } as const;
const HEADERS = {
  'X-Request-Id': text,
  'Retry-After': { type: 'integer', minimum: 1 },
  Allow: text,
  'WWW-Authenticate': { const: 'Bearer' },
};
const PARAMETERS = {
  IdempotencyKey: { name: 'Idempotency-Key', schema: { ...text, pattern: '^[A-Za-z0-9_-]{8,100}$' } },
  RequestId: { name: 'X-Request-Id', schema: { ...text, pattern: '^[A-Za-z0-9_-]{8,64}$' } },
};

/** What an agency's program is told, at the address that it gave. */
const webhook = () => ({
  post: {
    operationId: 'webhook',
    tags: [words.tags.webhooks],
    summary: words.webhooks,
    description: words.webhooksText,
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      description: words.properties[name as keyof typeof words.properties],
      schema: text,
    })),
    requestBody: { required: true, content: json('WebhookMessage') },
    responses: { '2XX': { description: words.done } },
  },
});

/** The same with words for every property of an object and every parameter, by their names. */
function withWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWords);
  if (typeof value !== 'object' || value === null) return value;
  const read = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'properties' ? described(inner) : key === 'example' ? inner : withWords(inner),
    ]),
  );
  const isParameter = typeof read.in === 'string' && typeof read.name === 'string' && 'schema' in read;
  return isParameter ? { ...read, description: wordsOf(String(read.name)) } : read;
}

const described = (properties: object) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { ...(withWords(schema) as object), description: wordsOf(name) },
    ]),
  );

/** A name with a point in it has words too; a field of a talent without words of its own has its label. */
const wordsOf = (name: string): string | undefined =>
  words.properties[name.replaceAll('.', '_') as keyof typeof words.properties] ??
  messages.talents.fields.short[name as keyof typeof messages.talents.fields.short];

/** Goes up when a path or a field that programs use changes. */
const VERSION = '2.0.0';

/** The REST interface as an OpenAPI 3.1 document. `origin` is where this Elenco is reached. */
export function openApiDocument(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of REST_OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  const { name, supportEmail: email } = product();
  const cookie = `${origin.startsWith('https:') ? '__Secure-' : ''}next-auth.session-token`;
  return {
    openapi: '3.1.0',
    info: {
      title: words.title,
      version: VERSION,
      description: words.intro,
      contact: { name, email, url: origin },
      license: { name: words.license },
    },
    servers: [{ url: origin }],
    tags: Object.values(words.tags).map((tag) => ({ name: tag })),
    security: [{ session: [] }, { bearer: [] }],
    paths: withWords(paths) as object,
    webhooks: withWords({ elenco: webhook() }) as object,
    components: {
      schemas: withWords(SCHEMAS) as object,
      headers: Object.fromEntries(
        Object.entries(HEADERS).map(([key, schema]) => [key, { description: wordsOf(key), schema }]),
      ),
      parameters: Object.fromEntries(
        Object.entries(PARAMETERS).map(([key, parameter]) => [
          key,
          { ...parameter, in: 'header', required: false, description: wordsOf(parameter.name) },
        ]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie, description: words.session },
        bearer: { type: 'http', scheme: 'bearer', description: words.bearer },
      },
    },
  };
}
