import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

/** Tells a talent that it was let in, suspended, or let in again. */
export const talentMoved = defineNotice({
  kind: 'talents.moved',
  payload: z.strictObject({ talentId: z.uuid(), move: z.enum(['approve', 'suspend', 'reactivate']) }),
  channels: {
    email: async () => (await import('./messages')).composeTalentMoved,
    push: async () => pushOfEmail((await import('./messages')).composeTalentMoved, () => '/mi-perfil'),
  },
});

export const notices = [talentMoved];
