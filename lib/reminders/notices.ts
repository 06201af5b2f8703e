import * as z from 'zod/mini';
import type { ReminderReason } from '@/db/values/reminders';
import { defineNotice, type Notice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';
import { channelsFor } from './rules';

const payload = z.strictObject({ convocatedId: z.uuid() });

const reminder = (kind: string, reason: ReminderReason) =>
  defineNotice({
    kind: `reminders.${kind}`,
    topic: 'reminders',
    payload,
    channels: {
      email: async () => (await import('./messages')).composeReminder(reason),
      push: async () =>
        pushOfEmail((await import('./messages')).composeReminder(reason), () => '/mi-perfil/trabajos'),
      ...(channelsFor(reason).includes('whatsapp') && {
        whatsapp: async () => (await import('./messages')).composeWhatsAppReminder(reason),
      }),
    },
  });

/** What a talent is told for each reason. Silent when it holds no more by the time that it is sent. */
export const REMINDERS: Readonly<Record<ReminderReason, Notice<z.output<typeof payload>>>> = {
  UNANSWERED_CALL: reminder('unanswered-call', 'UNANSWERED_CALL'),
  UNSIGNED_CONTRACT: reminder('unsigned-contract', 'UNSIGNED_CONTRACT'),
  MISSING_DOCUMENT: reminder('missing-document', 'MISSING_DOCUMENT'),
  EVENT_TOMORROW: reminder('event-tomorrow', 'EVENT_TOMORROW'),
  MISSING_CLAIM: reminder('missing-claim', 'MISSING_CLAIM'),
  NOT_TAKEN: reminder('not-taken', 'NOT_TAKEN'),
};

export const notices = Object.values(REMINDERS);
