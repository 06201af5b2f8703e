import {
  type ChannelName,
  MESSAGE_TOPICS,
  type MessageTopic,
  type Muted,
  TOPIC_CHANNELS,
} from '@/db/values/messages';

/** `HH:MM` → minutes after midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes after midnight → `HH:MM`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');

/** By which channels one wants to be told of each topic. */
export type ChosenChannels = { readonly [Topic in MessageTopic]: readonly ChannelName[] };

/** What is muted by who wants these channels, and WhatsApp at all or not. */
export const mutedBy = (chosen: ChosenChannels, whatsapp: boolean): Muted[] => [
  ...MESSAGE_TOPICS.flatMap((topic) =>
    TOPIC_CHANNELS[topic]
      .filter((channel) => !chosen[topic].includes(channel))
      .map((channel): Muted => `${topic}.${channel}`),
  ),
  ...(whatsapp ? [] : (['all.whatsapp'] as const)),
];

/** The channels that somebody wants who muted that. */
export function chosenBy(muted: readonly Muted[]): ChosenChannels {
  const wants = (topic: MessageTopic): ChannelName[] =>
    TOPIC_CHANNELS[topic].filter((channel) => !muted.includes(`${topic}.${channel}`));
  return {
    calls: wants('calls'),
    work: wants('work'),
    reminders: wants('reminders'),
    photos: wants('photos'),
    papers: wants('papers'),
  };
}
