/** Why a talent is reminded. */
export const REMINDER_REASONS = [
  'UNANSWERED_CALL',
  'UNSIGNED_CONTRACT',
  'MISSING_DOCUMENT',
  'EVENT_TOMORROW',
  'MISSING_CLAIM',
  'NOT_TAKEN',
] as const;
export type ReminderReason = (typeof REMINDER_REASONS)[number];

/** Channels by which a reminder may go, where they reach the talent. */
export const REMINDER_CHANNELS = ['email', 'whatsapp', 'push'] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];
