import * as z from 'zod/mini';
import { HTTP_STATUS } from '@/lib/core/errors';
import { messages } from '@/lib/i18n/messages/es';
import type { Body, RestOperation, Who } from './operation';
import { REST_OPERATIONS } from './operations';

const words = messages.apiDocs;

type OperationId = keyof typeof words.operations;
/** What a path does, in words. */
export const operationWords = (id: string): string => words.operations[id as OperationId];

/** Failures that a path can answer, by what is sent to it and by whom: 405 and 500 any. */
export function failuresOf({ who, method, body, fails = [], answer }: RestOperation): readonly number[] {
  const { INVALID, UNAUTHENTICATED, FORBIDDEN, TOO_LARGE, RATE_LIMITED, UNAVAILABLE } = HTTP_STATUS;
  const asked = [
    ...(body ? [INVALID, TOO_LARGE] : []),
    ...(who === 'anybody' || who === 'provider' ? [] : [UNAUTHENTICATED]),
    ...(who === 'provider' || method === 'post' || who !== 'anybody' ? [FORBIDDEN] : []),
    ...(answer === 'health' && who === 'anybody' ? [] : [RATE_LIMITED]),
  ];
  return [...new Set([...asked, ...fails, 405, 500, UNAVAILABLE])].sort((a, b) => a - b);
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });

const ANSWERS: Readonly<Record<NonNullable<RestOperation['answer']>, object>> = {
  message: json(ref('Message')),
  saved: json(ref('Saved')),
  upload: json(ref('Upload')),
  pdf: { 'application/pdf': { schema: { type: 'string', contentMediaType: 'application/pdf' } } },
  login: json(ref('Login')),
  health: json({ type: 'object' }),
  none: {},
};

const text = { type: 'string' } as const;
const status = { type: 'integer' } as const;
const SCHEMAS = {
  Message: { type: 'object', required: ['status', 'message'], properties: { status, message: text } },
  Saved: {
    type: 'object',
    required: ['status'],
    properties: {
      status,
      fileDir: { type: 'object', properties: { directoryPdf: text } },
      documents: { type: 'array', items: text },
    },
  },
  Upload: {
    type: 'object',
    required: ['status', 'id', 'name'],
    properties: { status, id: text, name: text, size: { type: 'integer' }, url: text },
  },
  Login: {
    type: 'object',
    required: ['user'],
    properties: { user: { type: 'object', required: ['token'], properties: { token: text } } },
  },
  LoginFailure: { type: 'object', required: ['status', 'error'], properties: { status, error: text } },
} as const;

function requestBody(body: Body): object {
  if ('json' in body) {
    const { $schema: _dialect, ...schema } = z.toJSONSchema(body.json, { io: 'input' });
    return { required: true, content: { 'application/json': { schema, example: body.example } } };
  }
  const fields = Object.entries(body.form);
  const properties = Object.fromEntries(
    fields.map(([name, kind]) => [
      name,
      kind === 'file' ? { ...text, contentMediaType: 'application/octet-stream' } : text,
    ]),
  );
  const required = fields.flatMap(([name, kind]) => (kind === 'text?' ? [] : [name]));
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required } } },
  };
}

const isOpen = (who: Who): boolean => who === 'anybody' || who === 'provider';

function describe(operation: RestOperation): object {
  const { id, path, who, body, answer = 'message' } = operation;
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: text,
  }));
  const failed = failuresOf(operation).map((code) => [
    String(code),
    {
      description: words.failures[String(code) as keyof typeof words.failures],
      content: json(ref(answer === 'login' && code !== 405 ? 'LoginFailure' : 'Message')),
    },
  ]);
  const content = ANSWERS[answer];
  return {
    operationId: id,
    summary: operationWords(id),
    description: words.who[who],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body) } : {}),
    ...(isOpen(who) ? { security: [] } : {}),
    responses: {
      200: { description: words.done, ...(Object.keys(content).length > 0 ? { content } : {}) },
      ...Object.fromEntries(failed),
    },
  };
}

/** Goes up when a path or a field that programs use changes. */
const VERSION = '1.0.0';

/** The REST interface as an OpenAPI 3.1 document. `origin` is where this Elenco is reached. */
export function openApiDocument(origin: string): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of REST_OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: words.title, version: VERSION, description: words.intro },
    servers: [{ url: origin }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: SCHEMAS,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description: words.session,
        },
        bearer: { type: 'http', scheme: 'bearer', description: words.bearer },
      },
    },
  };
}
