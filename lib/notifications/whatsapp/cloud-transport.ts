import * as z from 'zod/mini';
import { refusalKind } from './rules';
import type { OutgoingWhatsApp, TakenMessage, WhatsAppTransport } from './whatsapp-message';
import { WhatsAppRefusal } from './whatsapp-refusal';

type Account = {
  /** Of the Graph API, without a slash at the end. */
  readonly baseUrl: string;
  /** 'v25.0'. */
  readonly version: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
};

const PATIENCE_MS = 10_000;

const taken = z.object({
  contacts: z.optional(z.array(z.object({ wa_id: z.optional(z.string()) }))),
  messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)),
});
const refused = z.object({ error: z.object({ code: z.number() }) });

/** The body of a request as the Cloud API takes it. */
function requestOf(message: OutgoingWhatsApp): Record<string, unknown> {
  const head = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to,
    biz_opaque_callback_data: message.reference,
  };
  if ('text' in message) return { ...head, type: 'text', text: { preview_url: false, body: message.text } };
  const { template, values, payloads } = message;
  const body = { type: 'body', parameters: values.map((text) => ({ type: 'text', text })) };
  const buttons = payloads.map((payload, index) => ({
    type: 'button',
    sub_type: 'quick_reply',
    index: String(index),
    parameters: [{ type: 'payload', payload }],
  }));
  const copied = {
    type: 'button',
    sub_type: 'url',
    index: '0',
    parameters: values.map((text) => ({ type: 'text', text })),
  };
  const isCode = template.category === 'AUTHENTICATION';
  return {
    ...head,
    type: 'template',
    template: {
      name: template.name,
      language: { code: template.language },
      components: [...(values.length > 0 ? [body] : []), ...(isCode ? [copied] : buttons)],
    },
  };
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Sends by Meta's WhatsApp Business Cloud API. An answer that it was not taken is thrown as `WhatsAppRefusal`; no answer
 * within ten seconds as what the queue tries again.
 */
export function cloudTransport({ baseUrl, version, phoneNumberId, accessToken }: Account): WhatsAppTransport {
  return {
    deliver: async (message): Promise<TakenMessage> => {
      const response = await fetch(`${baseUrl}/${version}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
        body: JSON.stringify(requestOf(message)),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = await readJson(response);
      if (!response.ok) {
        const code = refused.safeParse(answer).data?.error.code ?? null;
        throw new WhatsAppRefusal(refusalKind(response.status, code), response.status, code);
      }
      const { data } = taken.safeParse(answer);
      const [first] = data?.messages ?? [];
      if (!first) throw new Error('WhatsApp took a message without giving it an id');
      return { providerId: first.id, number: data?.contacts?.[0]?.wa_id ?? message.to };
    },
  };
}
