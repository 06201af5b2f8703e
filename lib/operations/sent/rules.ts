import type { MessageStatus } from '@/db/values/messages';

/** States out of which the same may be said once more; one that waits or went with another is still to come or was said. */
export const isRepeatable = (status: MessageStatus): boolean =>
  ['SENT', 'DELIVERED', 'OPENED', 'FAILED'].includes(status);
