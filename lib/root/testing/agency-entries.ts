import { sql } from 'drizzle-orm';
import { type Entry, owner, producers } from './entries';

/** What an agency keeps for itself: when its talents are reminded, and its own words (lib/reminders, lib/agencies/texts), and who it is. */
export const AGENCY_MUTATIONS: Readonly<Record<string, Entry>> = {
  identifyAgency: owner(
    (own) => ({
      legalNature: 'PERSONA_JURIDICA',
      cityId: 1,
      documentTypeId: 2,
      identification: own.agency.replaceAll(/\D/g, '').padEnd(9, '7').slice(0, 9),
    }),
    {
      arrange: (own) => sql`update agencies set identification = null where id = ${own.agency}`,
    },
  ),
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
