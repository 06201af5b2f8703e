/** Ways by which a message reaches somebody. */
export const CHANNELS = ['email', 'text', 'push', 'whatsapp'] as const;
export type ChannelName = (typeof CHANNELS)[number];

/**
 * What became of a message. CANCELLED: there was nothing to say any more, or somebody gave it up. BUNDLED: another message
 * to the same person says it.
 */
export const MESSAGE_STATUSES = [
  'QUEUED',
  'SENT',
  'DELIVERED',
  'OPENED',
  'FAILED',
  'CANCELLED',
  'BUNDLED',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What messages to a talent are about, as it chooses by which channels it is told; a message without one always goes. */
export const MESSAGE_TOPICS = ['calls', 'work', 'reminders', 'photos', 'papers'] as const;
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** The channels by which the messages of each topic go, of which a talent chooses. */
export const TOPIC_CHANNELS = {
  calls: ['email', 'push', 'whatsapp'],
  work: ['email', 'push', 'whatsapp'],
  reminders: ['email', 'push', 'whatsapp'],
  photos: ['email', 'push'],
  papers: ['email', 'push'],
} as const satisfies Record<MessageTopic, readonly ChannelName[]>;

/**
 * What a talent may be told by nothing at all, and can stop from the mail itself. Of the others mail goes where no channel is
 * left.
 */
export const STOPPABLE_TOPICS = ['calls', 'reminders'] as const satisfies readonly MessageTopic[];
export type StoppableTopic = (typeof STOPPABLE_TOPICS)[number];
export const isStoppable = (topic: MessageTopic | null): topic is StoppableTopic =>
  topic !== null && (STOPPABLE_TOPICS as readonly MessageTopic[]).includes(topic);

/** What a talent muted: one topic by one channel, or a channel for whatever may wait. */
export type Muted = `${MessageTopic | 'all'}.${ChannelName}`;
