import { TEST_EVENT, WEBHOOK_EVENT_NAMES } from '@/db/values/webhooks';
import { PARTS } from '@/lib/operations/health';

const text = { type: 'string' } as const;
const whole = { type: 'integer' } as const;

type Properties = Readonly<Record<string, object>>;

/** An object that has all of these and nothing else, but for those that may be left out. */
const strict = (properties: Properties, optional: Properties = {}) => ({
  type: 'object',
  required: Object.keys(properties),
  properties: { ...properties, ...optional },
  additionalProperties: false,
});

const done = { const: 200 };
const fields = { fields: { type: 'array', items: strict({ path: text, message: text }) } };

const part = strict({ well: { type: 'boolean' }, figure: { type: ['number', 'null'] } });

/** What is answered. A test holds every answer to it. */
export const SCHEMAS = {
  Message: strict({ status: done, message: text }),
  Failure: strict({ status: whole, message: text }, fields),
  LoginFailure: strict({ status: whole, error: text }, fields),
  Address: strict({ status: done, fileDir: strict({ directoryPdf: text }) }),
  Documents: strict({ status: done, documents: { type: 'array', items: text } }),
  Upload: strict({ status: done, id: text, name: text, size: whole }),
  Image: strict({ status: done, id: text, name: text, url: text }, { size: whole }),
  Login: strict({
    user: strict({
      id: { type: 'string', format: 'uuid' },
      name: text,
      lastname: text,
      email: text,
      state: whole,
      roleId: { type: ['integer', 'null'] },
      token: text,
    }),
  }),
  Health: strict({ status: { enum: ['live', 'ready'] } }),
  Unavailable: strict({ status: { const: 'unavailable' } }),
  HealthParts: strict({
    well: { type: 'boolean' },
    parts: strict(Object.fromEntries(PARTS.map((name) => [name, part]))),
  }),
  WebhookMessage: strict({
    type: { enum: [...WEBHOOK_EVENT_NAMES, TEST_EVENT] },
    version: whole,
    timestamp: { type: 'string', format: 'date-time' },
    sequence: { type: ['integer', 'null'] },
    data: {
      type: 'object',
      properties: {
        entity: text,
        id: text,
        from: { type: ['string', 'null'] },
        to: { type: ['string', 'null'] },
        eventId: { type: ['string', 'null'] },
      },
    },
  }),
};

export type SchemaName = keyof typeof SCHEMAS;
