import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

/** Tells a talent which of its photos are shown now, and what to do about the others. */
export const photosReviewed = defineNotice({
  kind: 'talents.photos-reviewed',
  topic: 'photos',
  payload: z.strictObject({ talentId: z.uuid(), decisionIds: z.array(z.uuid()) }),
  channels: {
    email: async () => (await import('./messages')).composePhotosReviewed,
    push: async () =>
      pushOfEmail((await import('./messages')).composePhotosReviewed, () => '/mi-perfil/fotos'),
  },
});

export const notices = [photosReviewed];
