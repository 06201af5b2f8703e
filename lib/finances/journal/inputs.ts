import * as z from 'zod/mini';
import { JOURNAL_ACCOUNTS, type JournalAccount } from '@/db/values/journal-accounts';
import { requiredText } from '@/lib/core/inputs';

/** `YYYY-MM`. */
const month = z
  .string('validation.required')
  .check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'validation.month'));

export const journalMonth = z.object({ month });
export type JournalMonthInput = z.input<typeof journalMonth>;

/** A month, as it is, or as it was closed before it was opened again. */
export const journalAsked = z.object({
  month,
  closing: z.optional(z.nullable(z.uuid('errors.journal.noClosing'))),
});
export type JournalAskedInput = z.input<typeof journalAsked>;

export const reopenMonthInput = z.object({ month, reason: requiredText(500) });
export type ReopenMonthInput = z.input<typeof reopenMonthInput>;

const account = z
  .string('validation.required')
  .check(z.trim(), z.regex(/^[1-9]\d{3,9}$/, 'validation.pucAccount'));

/** An account for each use; all are asked for. */
export const keepJournalAccountsInput = z.object(
  Object.fromEntries(JOURNAL_ACCOUNTS.map((use) => [use, account])) as Record<JournalAccount, typeof account>,
);
export type KeepJournalAccountsInput = z.input<typeof keepJournalAccountsInput>;
