import { type Entry, producers } from './entries';

/** What an agency keeps for itself: when its talents are reminded, and its own words (lib/reminders, lib/agencies/texts). */

export const AGENCY_MUTATIONS: Readonly<Record<string, Entry>> = {
  saveReminderRule: producers(() => ({
    input: {
      reason: 'UNSIGNED_CONTRACT',
      isOn: true,
      firstHours: 12,
      everyHours: 24,
      times: 2,
      channels: ['email'],
    },
  })),
  saveAgencyText: producers(() => ({
    input: { kind: 'CLAIM_CHAT', subject: '', body: 'Envíala: {enlace}' },
  })),
  resetAgencyText: producers(() => ({ kind: 'CLAIM_CHAT' })),
};
