import * as z from 'zod/mini';
import { JOURNAL_ACCOUNTS, type JournalAccount } from '@/db/values/journal-accounts';

/** `YYYY-MM`. */
export const journalMonth = z.object({
  month: z.string('validation.required').check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'validation.month')),
});
export type JournalMonthInput = z.input<typeof journalMonth>;

const account = z
  .string('validation.required')
  .check(z.trim(), z.regex(/^[1-9]\d{3,9}$/, 'validation.pucAccount'));

/** An account for each use; all are asked for. */
export const keepJournalAccountsInput = z.object(
  Object.fromEntries(JOURNAL_ACCOUNTS.map((use) => [use, account])) as Record<JournalAccount, typeof account>,
);
export type KeepJournalAccountsInput = z.input<typeof keepJournalAccountsInput>;
