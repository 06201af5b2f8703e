import { and, asc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { supportAuthorizations, supportNoteSeries } from '@/db/schema';
import { notify } from '@/lib/notifications/notify';
import { currentTime } from '@/lib/platform/clock';
import { today } from '@/lib/talents/shown';
import { numbersEnding } from './notices';
import { authorizationsOf, type NumbersOwner } from './numbers-owner';
import { authorizationState } from './rules';

/** Prefix of all adjustment notes. */
export const NOTE_PREFIX = 'NDS';

/** Numbers of one owner are given one after the other: whoever takes one holds the others until it commits. */
export const lockNumbers = (tx: Tx, owner: NumbersOwner) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`support documents ${owner ?? 'of the platform'}`}, 0))`,
  );

/**
 * Takes the next number that its owner may use today, of what ends first; null when it has no authorization that numbers.
 * The number is given back when the transaction fails, and never otherwise. Its people are told once when one comes to its
 * end.
 */
export async function takeNumber(tx: Tx, owner: NumbersOwner) {
  await lockNumbers(tx, owner);
  const day = today();
  const [open] = await tx
    .select({ id: supportAuthorizations.id })
    .from(supportAuthorizations)
    .where(
      and(
        authorizationsOf(owner),
        isNull(supportAuthorizations.endedAt),
        lte(supportAuthorizations.validFrom, day),
        gte(supportAuthorizations.validTo, day),
        or(
          isNull(supportAuthorizations.lastNumber),
          sql`${supportAuthorizations.lastNumber} < ${supportAuthorizations.toNumber}`,
        ),
      ),
    )
    .orderBy(
      sql`${supportAuthorizations.lastNumber} is null`,
      asc(supportAuthorizations.validTo),
      asc(supportAuthorizations.fromNumber),
    )
    .limit(1);
  if (!open) return null;
  const [row] = await tx
    .update(supportAuthorizations)
    .set({
      lastNumber: sql`coalesce(${supportAuthorizations.lastNumber} + 1, ${supportAuthorizations.fromNumber})`,
    })
    .where(eq(supportAuthorizations.id, open.id))
    .returning();
  if (!row?.lastNumber) throw new Error('The number was not returned');
  if (authorizationState(row, day) !== 'ACTIVE') await tellEnding(tx, row);
  return { authorization: row, number: row.lastNumber };
}

type Ending = Pick<typeof supportAuthorizations.$inferSelect, 'id' | 'agencyId'>;

/** Tells its owner once that an authorization comes to its end. */
export async function tellEnding(tx: Tx, { id, agencyId }: Ending): Promise<void> {
  const told = await tx
    .update(supportAuthorizations)
    .set({ warnedAt: currentTime() })
    .where(and(eq(supportAuthorizations.id, id), isNull(supportAuthorizations.warnedAt)))
    .returning({ id: supportAuthorizations.id });
  if (told.length > 0) await notify(tx, numbersEnding, { agencyId }, { authorizationId: id });
}

/** Takes the next number of an owner's adjustment notes. */
export async function takeNoteNumber(tx: Tx, owner: NumbersOwner): Promise<number> {
  const [row] = await tx
    .insert(supportNoteSeries)
    .values({ agencyId: owner, lastNumber: 1 })
    .onConflictDoUpdate({
      target: supportNoteSeries.agencyId,
      set: { lastNumber: sql`${supportNoteSeries.lastNumber} + 1`, updatedAt: currentTime() },
    })
    .returning();
  if (!row) throw new Error('The number was not returned');
  return row.lastNumber;
}
