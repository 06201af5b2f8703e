import type { messages } from '@/db/schema';
import type { JobContext } from '@/lib/platform/jobs/define-job';

export type MessageRow = typeof messages.$inferSelect;

/** What is written down of a message that was handed over. */
export type Sent = {
  /** Address or number used; of push how many devices. */
  readonly toAddress: string | null;
  /** How who carries it calls it, by which its marks of delivery find it; null where there are none. */
  readonly providerId: string | null;
};

/** How one channel sends. */
export type ChannelSender<Message> = {
  /**
   * Resolves when the next hop has taken responsibility for the message, with null when there is nobody to send it to any
   * more. Throws otherwise.
   */
  readonly send: (message: Message, row: MessageRow, context: JobContext) => Promise<Sent | null>;
  /** Makes one message of several to one person; the last one stands for all where it cannot. */
  readonly combine?: (messages: readonly [Message, ...Message[]]) => Message;
  /** True when trying again is useless. */
  readonly isPermanent: (error: unknown) => boolean;
};

/** Whom a message is for; nobody in particular when it goes to the people of an agency or to a stranger. */
export type Person = {
  readonly talentId?: string | null;
  readonly userId?: string | null;
  readonly clientId?: string | null;
};
