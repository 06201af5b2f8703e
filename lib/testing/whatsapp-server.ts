import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the Cloud API takes it. */
export type SentToWhatsApp = {
  readonly messaging_product: string;
  readonly to: string;
  readonly type: 'template' | 'text';
  readonly biz_opaque_callback_data?: string;
  readonly text?: { readonly body: string };
  readonly template?: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly {
      readonly type: 'body' | 'button';
      readonly sub_type?: string;
      readonly index?: string;
      readonly parameters: readonly {
        readonly type: string;
        readonly text?: string;
        readonly payload?: string;
      }[];
    }[];
  };
};

/** What the server took: the request, the id that it gave the message and the number as WhatsApp writes it. */
export type TakenByWhatsApp = {
  readonly id: string;
  readonly waId: string;
  readonly request: SentToWhatsApp;
};

type Failure = { readonly status: number; readonly code?: number };

type Options = {
  readonly accessToken: string;
  readonly phoneNumberId: string;
  /** The number as WhatsApp writes it, where it differs from the one dialled. */
  readonly waIdOf?: (to: string) => string;
};

/** Faults that Meta refuses a request for, by its error code; null for one in order. */
function faultOf({ messaging_product, to, type, template, text: said }: SentToWhatsApp): number | null {
  if (messaging_product !== 'whatsapp' || !/^\d{8,15}$/.test(to)) return 100;
  if (type === 'text') return said?.body ? null : 131008;
  if (!template || !/^[a-z0-9_]{1,512}$/.test(template.name) || !template.language.code) return 132001;
  for (const { type: kind, parameters, index, sub_type } of template.components) {
    const texts = parameters.map(({ text: value }) => value ?? '');
    if (kind === 'body' && texts.some((value) => value === '' || /[\n\t]| {5}/.test(value))) return 132018;
    if (kind === 'button' && (sub_type !== 'quick_reply' || index === undefined)) return 131009;
    if (parameters.some(({ payload }) => (payload?.length ?? 0) > 256)) return 131009;
  }
  return null;
}

/** A server on this machine that speaks the Cloud API's protocol: takes messages, or fails as it is told. */
export async function startWhatsAppServer({ accessToken, phoneNumberId, waIdOf = (to) => to }: Options) {
  const taken: TakenByWhatsApp[] = [];
  const failures: (Failure | 'SILENCE')[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const refuse = (status: number, code: number): void =>
      answer(status, { error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'A' } });
    const body = await text(request);
    if (request.method !== 'POST' || !request.url?.endsWith(`/${phoneNumberId}/messages`))
      return refuse(404, 100);
    if (request.headers.authorization !== `Bearer ${accessToken}`) return refuse(401, 190);
    const failure = failures.shift();
    if (failure === 'SILENCE') return request.socket.destroy();
    if (failure)
      return failure.code ? refuse(failure.status, failure.code) : answer(failure.status, 'trouble');
    const asked = JSON.parse(body) as SentToWhatsApp;
    const fault = faultOf(asked);
    if (fault) return refuse(400, fault);
    const message = { id: `wamid.${randomUUID()}`, waId: waIdOf(asked.to), request: asked };
    taken.push(message);
    return answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: asked.to, wa_id: message.waId }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    /** What it took so far, oldest first. */
    taken,
    /** The next request is answered so, and the one after it by the next failure given. */
    failNext: (...next: readonly (Failure | 'SILENCE')[]) => failures.push(...next),
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Event = { readonly messages?: readonly unknown[]; readonly statuses?: readonly unknown[] };

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** A delivery mark of a message that was taken. */
export const markOf = (
  { id, waId, request }: TakenByWhatsApp,
  status: 'sent' | 'delivered' | 'read' | 'failed',
  at: Date,
  code?: number,
): Event => ({
  statuses: [
    {
      id,
      status,
      timestamp: seconds(at),
      recipient_id: waId,
      ...(request.biz_opaque_callback_data
        ? { biz_opaque_callback_data: request.biz_opaque_callback_data }
        : {}),
      ...(code ? { errors: [{ code, title: 'Message undeliverable' }] } : {}),
    },
  ],
});

/** A tap on a button of a message that was taken; from another number, or with another payload, where told. */
export function tapOn(
  message: TakenByWhatsApp,
  index: number,
  at: Date,
  other: {
    readonly from?: string;
    readonly payload?: string;
    readonly id?: string;
    readonly contextId?: string;
  } = {},
): Event {
  const buttons = message.request.template?.components.filter(({ type }) => type === 'button') ?? [];
  const payload = other.payload ?? buttons[index]?.parameters[0]?.payload ?? '';
  return {
    messages: [
      {
        from: other.from ?? message.waId,
        id: other.id ?? `wamid.${randomUUID()}`,
        timestamp: seconds(at),
        type: 'button',
        context: { from: '15550000000', id: other.contextId ?? message.id },
        button: { text: 'button', payload },
      },
    ],
  };
}

/** A text that somebody wrote. */
export const writtenBy = (from: string, body: string, at: Date, id = `wamid.${randomUUID()}`): Event => ({
  messages: [{ from, id, timestamp: seconds(at), type: 'text', text: { body } }],
});

/** The body that Meta posts for some events, all of them in one batch. */
export const webhookBody = (phoneNumberId: string, ...events: readonly Event[]): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '104996122399160',
        changes: events.map((event) => ({
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '15550000000', phone_number_id: phoneNumberId },
            ...event,
          },
        })),
      },
    ],
  });

/** The header by which Meta signs a body. */
export const signatureOf = (body: string, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
