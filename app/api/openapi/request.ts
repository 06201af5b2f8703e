import * as z from 'zod/mini';
import type { Body, FormField, Parameter, RestOperation } from './operation';

const text = { type: 'string' } as const;

/** What stands in a path in brackets: an id, or whose address it is. */
const IN_PATH: Readonly<Record<string, object>> = {
  id: { ...text, format: 'uuid' },
  platform: { enum: ['cabify', 'uber'] },
};

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
const stated = ({ name, in: place }: Parameter) => ({ name, in: place, required: true, schema: text });

/** What a request of a path says beside its body. */
export function parametersOf({ path, method, who, parameters = [] }: RestOperation): object[] {
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      required: true,
      schema: IN_PATH[name],
    })),
    // Of the providers each has its own way to prove itself.
    ...parameters.map((one) => ({ ...stated(one), required: one.in === 'query' })),
    ...(method === 'post' && who !== 'provider' ? [ref('IdempotencyKey')] : []),
    ref('RequestId'),
  ];
}

function fieldSchema(field: FormField): object {
  if (field === 'file') return { ...text, contentMediaType: 'application/octet-stream' };
  return typeof field === 'string' ? text : { enum: field.slice(1) };
}

/** Whether a field of a form may be left out. */
export const isOptional = (field: FormField): boolean =>
  field === 'text?' || (typeof field !== 'string' && field[0] === 'one of?');

export function requestBody(body: Body): object {
  if ('json' in body) {
    const { $schema: _, ...schema } = z.toJSONSchema(body.json, { io: 'input', unrepresentable: 'any' });
    const anyOf = body.anyOf?.map((name) => ({ required: [name] }));
    const whole = { ...schema, ...(anyOf ? { anyOf } : {}) };
    return { required: true, content: { 'application/json': { schema: whole, example: body.example } } };
  }
  const fields = Object.entries(body.form);
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
  };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}
