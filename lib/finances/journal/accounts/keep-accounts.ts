import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, journalAccounts } from '@/db/schema';
import { JOURNAL_ACCOUNTS, type JournalAccount } from '@/db/values/journal-accounts';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepAccounts, maySeeFinances } from '../../policy';
import { type KeepJournalAccountsInput, keepJournalAccountsInput } from '../inputs';
import { USUAL_ACCOUNTS } from '../rules';

export type Accounts = Readonly<Record<JournalAccount, string>>;

/** The accounts of an agency, the usual ones where it has said none. The caller has decided. */
export async function findAccounts(db: Db | Tx, agencyId: string): Promise<Accounts> {
  const rows = await db
    .select({ use: journalAccounts.use, account: journalAccounts.account })
    .from(journalAccounts)
    .where(eq(journalAccounts.agencyId, agencyId));
  return { ...USUAL_ACCOUNTS, ...Object.fromEntries(rows.map(({ use, account }) => [use, account])) };
}

/** The accounts of the own agency with the revision by which a change of them is based. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function readAccounts(actor: Actor): Promise<{ accounts: Accounts; revision: number }> {
  const { agencyId } = maySeeFinances(actor);
  const [[agency], accounts] = await Promise.all([
    database().select({ revision: agencies.revision }).from(agencies).where(eq(agencies.id, agencyId)),
    findAccounts(database(), agencyId),
  ]);
  return { accounts, revision: agency?.revision ?? 0 };
}

/**
 * Keeps the accounts by which the own agency's accountant books; those that are the usual ones are not kept. Throws
 * INVALID per field, UNAUTHENTICATED, FORBIDDEN.
 */
export async function keepAccounts(actor: Actor, input: KeepJournalAccountsInput): Promise<Accounts> {
  const { agencyId } = mayKeepAccounts(actor);
  const said = parseInput(keepJournalAccountsInput, input);
  return transact(async (tx) => {
    await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
    const before = await findAccounts(tx, agencyId);
    const changed = JOURNAL_ACCOUNTS.filter((use) => before[use] !== said[use]);
    const usual = changed.filter((use) => said[use] === USUAL_ACCOUNTS[use]);
    const own = changed.filter((use) => !usual.includes(use));
    if (usual.length > 0) {
      await tx
        .delete(journalAccounts)
        .where(and(eq(journalAccounts.agencyId, agencyId), inArray(journalAccounts.use, usual)));
    }
    if (own.length > 0) {
      await tx
        .insert(journalAccounts)
        .values(own.map((use) => ({ agencyId, use, account: said[use] })))
        .onConflictDoUpdate({
          target: [journalAccounts.agencyId, journalAccounts.use],
          set: { account: sql`excluded.account`, updatedAt: currentTime() },
        });
    }
    if (changed.length > 0) {
      // They belong to the agency: its revision counts them.
      await tx.update(agencies).set({ updatedAt: currentTime() }).where(eq(agencies.id, agencyId));
      const detail = Object.fromEntries(changed.map((use) => [use, { from: before[use], to: said[use] }]));
      await recordAudit(tx, actor, 'agency.keep-accounts', { id: agencyId, agencyId }, { detail });
    }
    return { ...before, ...said };
  });
}
