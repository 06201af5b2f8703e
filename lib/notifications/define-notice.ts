import type { ReactElement, ReactNode } from 'react';
import type { output, ZodMiniType } from 'zod/mini';
import type { Tx } from '@/db/client';
import type { MessageTopic } from '@/db/values/messages';
import type { JobActor } from '@/lib/core/actor';
import type { StopSubject } from './email/stop-link';
import type { PushMessage } from './push/push-message';
import type { TextMessage } from './text-message/text-message';
import type { ComposedWhatsApp } from './whatsapp/composed-whatsapp';

export type EmailAddress = { readonly name: string; readonly address: string };

export type MailAttachment = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
};

/** Properties of `EmailLayout`, by which several mails are made one. */
type EmailBody = { preview?: string; children?: ReactNode };

/** An e-mail as composed when it is sent. */
export type ComposedEmail = {
  readonly to: string | EmailAddress;
  /**
   * Speaks for the agency on whose behalf it was queued, to its clients and talents: one that is approved is named as
   * who sends it, with its logo.
   */
  readonly fromAgency?: boolean;
  /** Further recipients. */
  readonly cc?: readonly string[];
  readonly subject: string;
  /** Built from the parts in layout.tsx. */
  readonly body: ReactElement<EmailBody>;
  /** Address for answers, such as the agency's producer; unless told, the agency's for its own mails, else the support address. */
  readonly replyTo?: string | EmailAddress;
  /** What its reader can stop by it, where no topic says so. */
  readonly stops?: StopSubject;
  /** Ids of stored files to attach. */
  readonly attachments?: readonly string[];
  /** Files made with the message, such as a calendar's, which are not kept. */
  readonly made?: readonly MailAttachment[];
};

/**
 * Message of each channel. Another channel is an entry here, in `SENDERS` and `REACHES` (channels.ts), and in the notices
 * that use it.
 */
export type Messages = {
  readonly email: ComposedEmail;
  readonly text: TextMessage;
  readonly whatsapp: ComposedWhatsApp;
  readonly push: PushMessage;
};

export type Channel = keyof Messages;

export type ComposeContext = {
  /** Reads, and writes that must exist before the message arrives, such as a link's token. */
  readonly tx: Tx;
  readonly actor: JobActor;
};

/** Thrown while composing what is not true yet: the message waits, and is composed again a while later. */
export class NotYet extends Error {}

/**
 * Loads what the message tells from the database at the moment of sending, so it never says what is no
 * longer true, and returns null when it should not be sent any more; throws `NotYet` when it has to wait. Secrets such as link tokens are made
 * here, never in the payload.
 */
type Compose<Payload, Message> = (payload: Payload, context: ComposeContext) => Promise<Message | null>;

export type ComposeEmail<Payload> = Compose<Payload, ComposedEmail>;
export type ComposeText<Payload> = Compose<Payload, TextMessage>;
export type ComposeWhatsApp<Payload> = Compose<Payload, ComposedWhatsApp>;
export type ComposePush<Payload> = Compose<Payload, PushMessage>;

type NoticeSettings<Schema extends ZodMiniType> = {
  /** `<domain>.<what-it-tells>`; renaming one strands what is queued under the old name. */
  readonly kind: string;
  /** Ids only. */
  readonly payload: Schema;
  /** What a talent may choose not to be told by some channel; without one it always goes. */
  readonly topic?: MessageTopic;
  /** It may not wait for the end of quiet hours, such as a code. */
  readonly urgent?: boolean;
  /**
   * Tells of a change of which more may follow: all such messages to one talent about one event wait ten minutes and become
   * one, each composed by what is true then.
   */
  readonly gathers?: boolean;
  /** Tells somebody of an agency of a paper that arrived: who asked for the digest alone gets no mail of its own. */
  readonly canWait?: boolean;
  /** The channels by which it goes, each with what composes its message, loaded when one is sent. */
  readonly channels: {
    readonly [Name in Channel]?: () => Promise<Compose<output<Schema>, Messages[Name]>>;
  };
};

/** A notice without its payload's type, as the registry holds it. */
export type RegisteredNotice = {
  readonly kind: string;
  readonly channels: readonly Channel[];
  readonly topic: MessageTopic | null;
  readonly urgent: boolean;
  readonly gathers: boolean;
  readonly canWait: boolean;
  /** Composes the message of a channel from a stored payload. Throws for a channel that the notice has not. */
  readonly compose: <Name extends Channel>(
    channel: Name,
    payload: unknown,
    context: ComposeContext,
  ) => Promise<Messages[Name] | null>;
};

export type Notice<Payload> = RegisteredNotice & {
  readonly parse: (payload: Payload) => Payload;
};

/**
 * Declares what somebody is told, and by which channels. Definitions lie in a domain's notices.ts and are listed in its
 * `notices`; what they say lies in its messages.tsx, loaded only when one is sent:
 *
 *     export const contractSigned = defineNotice({
 *       kind: 'contracts.signed',
 *       payload: z.strictObject({ contractId: z.uuid() }),
 *       channels: { email: async () => (await import('./messages')).contractSigned },
 *     });
 */
export function defineNotice<Schema extends ZodMiniType>({
  kind,
  payload: schema,
  channels,
  topic,
  urgent = false,
  gathers = false,
  canWait = false,
}: NoticeSettings<Schema>): Notice<output<Schema>> {
  const parse = (payload: unknown): output<Schema> => {
    const result = schema.safeParse(payload);
    if (!result.success) throw new Error(`Payload refused by the notice ${kind}`);
    return result.data;
  };
  return {
    kind,
    channels: Object.keys(channels) as Channel[],
    topic: topic ?? null,
    urgent,
    gathers,
    canWait,
    parse,
    compose: async (channel, payload, context) => {
      const load = channels[channel];
      if (!load) throw new Error(`The notice ${kind} does not go by ${channel}`);
      const compose = await load();
      return compose(parse(payload), context);
    },
  };
}
