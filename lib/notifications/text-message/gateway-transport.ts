import type { TextTransport } from './text-message';

type Gateway = {
  readonly url: string;
  /** The whole header, such as 'Bearer …' or 'Basic …'; null without one. */
  readonly authorization: string | null;
  /** Sender's number or name, where the gateway wants one. */
  readonly from: string | null;
};

const PATIENCE_MS = 10_000;

/**
 * Posts a text message as JSON `{ to, text, from }` to an HTTPS gateway, which takes it with any 2xx. Throws what makes
 * the queue try again: another answer (without its body, which may repeat the message), no answer within ten seconds.
 */
export function gatewayTransport({ url, authorization, from }: Gateway): TextTransport {
  return {
    deliver: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ ...message, ...(from ? { from } : {}) }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The text message gateway answered ${response.status}`);
      return { providerId: null };
    },
  };
}
