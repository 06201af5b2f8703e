import type { MessagePath } from '@/lib/i18n/pick-messages';

/** The texts of a desk, with and without network. */
export const DESK_MESSAGES: readonly MessagePath[] = ['events.desk', 'events.deskNotes', 'errors.eventDay'];
