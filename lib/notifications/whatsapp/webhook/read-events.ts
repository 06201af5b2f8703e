import * as z from 'zod/mini';
import { MARKS } from '../rules';

const mark = z.object({
  kind: z.literal('MARK'),
  id: z.string(),
  providerId: z.string(),
  /** Id of the row of the message; null where Meta does not say. */
  messageId: z.nullable(z.uuid()),
  status: z.enum(MARKS),
  at: z.coerce.date(),
  code: z.nullable(z.number()),
});
const tap = z.object({
  kind: z.literal('TAP'),
  id: z.string(),
  from: z.string(),
  /** Id of the message whose button it is, as WhatsApp calls it. */
  contextId: z.nullable(z.string()),
  payload: z.string(),
  at: z.coerce.date(),
});
const written = z.object({
  kind: z.literal('WRITTEN'),
  id: z.string(),
  from: z.string(),
  /** Our number to which it was written. */
  ownNumber: z.string(),
  /** Empty for a picture, a voice message and the like. */
  text: z.string(),
  at: z.coerce.date(),
});

/** One thing that Meta tells, as it is kept until it is handled. */
export const whatsAppEvent = z.union([mark, tap, written]);
export type WhatsAppEvent = z.output<typeof whatsAppEvent>;
export type MarkEvent = z.output<typeof mark>;
export type TapEvent = z.output<typeof tap>;
export type WrittenEvent = z.output<typeof written>;

const seconds = z.pipe(
  z.coerce.number().check(z.positive(), z.maximum(4_102_444_800)),
  z.transform((at: number) => new Date(at * 1000)),
);
const wireId = z.string().check(z.minLength(1), z.maxLength(200));
const number = z.string().check(z.regex(/^\d{6,15}$/));

const wireStatus = z.object({
  id: wireId,
  status: z.enum(MARKS),
  timestamp: seconds,
  biz_opaque_callback_data: z.optional(z.string()),
  errors: z.optional(z.array(z.object({ code: z.number() }))),
});
const wireMessage = z.object({
  id: wireId,
  from: number,
  timestamp: seconds,
  type: z.string(),
  context: z.optional(z.object({ id: z.optional(wireId) })),
  button: z.optional(z.object({ payload: z.string().check(z.maxLength(500)) })),
  text: z.optional(z.object({ body: z.string() })),
});
const wireBody = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.looseObject({
            metadata: z.optional(
              z.object({ phone_number_id: z.string(), display_phone_number: z.optional(z.string()) }),
            ),
            statuses: z.optional(z.array(z.unknown())),
            messages: z.optional(z.array(z.unknown())),
          }),
        }),
      ),
    }),
  ),
});

const LONGEST_TEXT = 500;

function readStatus(value: unknown): WhatsAppEvent[] {
  const { data } = wireStatus.safeParse(value);
  if (!data) return [];
  const { id, status, timestamp: at, errors, biz_opaque_callback_data: reference } = data;
  const messageId = z.uuid().safeParse(reference).data ?? null;
  const code = errors?.[0]?.code ?? null;
  return [{ kind: 'MARK', id: `status:${id}:${status}`, providerId: id, messageId, status, at, code }];
}

function readMessage(value: unknown, ownNumber: string): WhatsAppEvent[] {
  const { data } = wireMessage.safeParse(value);
  if (!data) return [];
  const { id: wire, from, timestamp: at, type, context, button, text } = data;
  const id = `message:${wire}`;
  if (type === 'button' && button) {
    return [{ kind: 'TAP', id, from, contextId: context?.id ?? null, payload: button.payload, at }];
  }
  // What WhatsApp itself reports, and likes of a message, are nobody's words.
  if (['system', 'reaction', 'unsupported', 'unknown'].includes(type)) return [];
  return [{ kind: 'WRITTEN', id, from, ownNumber, text: (text?.body ?? '').slice(0, LONGEST_TEXT), at }];
}

/**
 * Reads what Meta posts: marks of delivery, taps on buttons and what people wrote to our number, each with an id of its
 * own. What is of another number, or of a kind not known here, is left out. Null for what is no such body.
 */
export function readEvents(body: Buffer, phoneNumberId: string | undefined): WhatsAppEvent[] | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return null;
  }
  const { data } = wireBody.safeParse(json);
  if (!data) return null;
  const values = data.entry.flatMap(({ changes }) =>
    changes.filter(({ field }) => field === 'messages').map(({ value }) => value),
  );
  return values
    .filter(({ metadata }) => metadata?.phone_number_id === phoneNumberId)
    .flatMap(({ metadata, statuses = [], messages = [] }) => [
      ...statuses.flatMap(readStatus),
      ...messages.flatMap((message) => {
        return readMessage(message, (metadata?.display_phone_number ?? '').replaceAll(/\D/g, ''));
      }),
    ]);
}
