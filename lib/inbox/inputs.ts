import * as z from 'zod/mini';
import { INBOX_KINDS } from '@/db/values/inbox';
import { sentAs } from '@/lib/core/wire-types';

/** Notices that one group stands for at the most. */
export const MOST_READ_AT_ONCE = 200;

export const readNoticesInput = z.object({
  ids: z.array(z.int().check(z.positive())).check(z.maxLength(MOST_READ_AT_ONCE, 'errors.invalid')),
});
export type ReadNoticesInput = z.input<typeof readNoticesInput>;

export const INBOX_CHANNELS = ['BELL', 'MAIL', 'DAILY', 'PUSH'] as const;
export type InboxChannel = (typeof INBOX_CHANNELS)[number];

const choice = sentAs(
  'InboxChoiceInput',
  z.object({
    kind: sentAs('InboxKind', z.enum(INBOX_KINDS)),
    by: z.array(sentAs('InboxChannel', z.enum(INBOX_CHANNELS))),
  }),
);

export const inboxChoicesInput = z.object({
  onlyOwn: z.boolean(),
  papersByMail: z.boolean(),
  choices: z.array(choice).check(z.maxLength(INBOX_KINDS.length, 'errors.invalid')),
});
export type InboxChoicesInput = z.input<typeof inboxChoicesInput>;
