import type { Notice } from '../define-notice';
import type { TappedReply } from './composed-whatsapp';

/** What a tap on a button of a message does. Returns what the person is answered, in words; harmless to repeat. */
export type TakeReply<Payload> = (reply: TappedReply, payload: Payload) => Promise<string>;

/** What the buttons of a notice do, without its payload's type. */
export type RegisteredReply = {
  /** Of the notice. */
  readonly kind: string;
  readonly take: (reply: TappedReply, payload: unknown) => Promise<string>;
};

/** Declares what the buttons of a notice's WhatsApp message do; loaded when one is tapped. */
export const defineReply = <Payload>(
  { kind, parse }: Notice<Payload>,
  load: () => Promise<TakeReply<Payload>>,
): RegisteredReply => ({
  kind,
  take: async (reply, payload) => (await load())(reply, parse(payload as Payload)),
});

let registered: readonly RegisteredReply[] = [];

/** Tells the jobs what every button does. lib/root/replies.ts calls it before a job runs. */
export function registerReplies(replies: readonly RegisteredReply[]): void {
  registered = replies;
}

/** Returns what the buttons of a notice do. Throws when nobody said. */
export function registeredReply(kind: string): RegisteredReply {
  const reply = registered.find((each) => each.kind === kind);
  if (!reply) throw new Error(`No reply is registered for ${kind}`);
  return reply;
}
