import * as z from 'zod/mini';
import type { TextTransport } from './text-message';
import { TextRefusal } from './text-refusal';

type Account = {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** 'AC…'. */
  readonly accountSid: string;
  readonly authToken: string;
  /** A number ('+1…') or a name, or a messaging service ('MG…'). */
  readonly from: string;
};

const PATIENCE_MS = 10_000;

const taken = z.object({ sid: z.string() });
const refused = z.object({ code: z.number() });

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

/**
 * Sends by Twilio's Programmable Messaging (POST /2010-04-01/Accounts/{sid}/Messages.json), which answers 201 with the
 * message's sid. Throws `TextRefusal` with Twilio's code for what it does not take, and what makes the queue try again.
 */
export function twilioTransport({ baseUrl, accountSid, authToken, from }: Account): TextTransport {
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    deliver: async ({ to, text }) => {
      const response = await fetch(`${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const answer = await readJson(response);
      if (!response.ok) {
        throw new TextRefusal(response.status, refused.safeParse(answer).data?.code ?? null);
      }
      const { data } = taken.safeParse(answer);
      if (!data) throw new Error('Twilio took a message without giving it an id');
      return { providerId: data.sid };
    },
  };
}
