import * as z from 'zod/mini';
import { TOPIC_CHANNELS } from '@/db/values/messages';
import { sentAs } from '@/lib/core/wire-types';

const clock = z.string('validation.required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time'));

const channelsOf = <const Name extends string>(type: string, names: readonly Name[]) =>
  z
    .array(sentAs(type, z.enum(names, 'validation.option')))
    .check(z.maxLength(names.length, 'validation.option'));

/** How a talent wants to be told: when nothing rings, by WhatsApp or not, and by which channels of each topic. */
export const messageSettingsInput = z
  .object({
    quiet: z.boolean(),
    /** `HH:MM` in the talent's city. */
    quietFrom: clock,
    quietUntil: clock,
    whatsapp: z.boolean(),
    calls: channelsOf('MessageChannel', TOPIC_CHANNELS.calls),
    work: channelsOf('MessageChannel', TOPIC_CHANNELS.work),
    /** Left out, they stay as they are. */
    reminders: z.optional(channelsOf('MessageChannel', TOPIC_CHANNELS.reminders)),
    photos: channelsOf('PaperChannel', TOPIC_CHANNELS.photos),
    papers: channelsOf('PaperChannel', TOPIC_CHANNELS.papers),
  })
  .check(
    z.refine(({ quiet, quietFrom, quietUntil }) => !quiet || quietFrom !== quietUntil, {
      message: 'validation.sameTime',
      path: ['quietUntil'],
    }),
  );
export type MessageSettingsInput = z.input<typeof messageSettingsInput>;
