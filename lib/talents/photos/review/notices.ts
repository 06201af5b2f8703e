import * as z from 'zod/mini';
import { defineNotice } from '@/lib/notifications/define-notice';

/** Tells a talent which of its photos are shown now, and what to do about the others. */
export const photosReviewed = defineNotice({
  kind: 'talents.photos-reviewed',
  payload: z.strictObject({ talentId: z.uuid(), decisionIds: z.array(z.uuid()) }),
  channels: { email: async () => (await import('./messages')).composePhotosReviewed },
});

export const notices = [photosReviewed];
