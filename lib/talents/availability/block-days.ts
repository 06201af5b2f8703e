import { and, count, eq, gte, lte, sql } from 'drizzle-orm';
import { talentBlockedDays } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { lockKeptTalent } from '../kept-talents';
import { mayActForTalent } from '../policy';
import { today } from '../shown';
import { type BlockDaysInput, blockDaysInput, type UnblockDaysInput, unblockDaysInput } from './inputs';
import { lastDayToBlock, MOST_RANGES } from './rules';

/**
 * Blocks days of a talent: itself, or the administrator for it. Ranges that overlap or follow one another become one,
 * with the note given now, else theirs. Answers the range's id. Throws INVALID for days that are over, too far away,
 * or with too many ranges; NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function blockDays(actor: Actor, input: BlockDaysInput): Promise<string> {
  const { talentId, firstDay, lastDay, note } = parseInput(blockDaysInput, input);
  const keeper = mayActForTalent(actor, talentId);
  if (lastDay < today()) refuse('lastDay', 'validation.dayOver');
  if (lastDay > lastDayToBlock(today())) refuse('lastDay', 'validation.dayTooFar');
  return transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    const touching = await tx
      .delete(talentBlockedDays)
      .where(
        and(
          eq(talentBlockedDays.talentId, talentId),
          lte(talentBlockedDays.firstDay, sql`${lastDay}::date + 1`),
          gte(talentBlockedDays.lastDay, sql`${firstDay}::date - 1`),
        ),
      )
      .returning();
    const [others] = await tx
      .select({ ranges: count() })
      .from(talentBlockedDays)
      .where(and(eq(talentBlockedDays.talentId, talentId), gte(talentBlockedDays.lastDay, today())));
    if ((others?.ranges ?? 0) >= MOST_RANGES) refuse('firstDay', 'validation.tooMany');
    const [row] = await tx
      .insert(talentBlockedDays)
      .values({
        talentId,
        firstDay: [firstDay, ...touching.map((range) => range.firstDay)].toSorted()[0] ?? firstDay,
        lastDay: [lastDay, ...touching.map((range) => range.lastDay)].toSorted().at(-1) ?? lastDay,
        note: note || (touching.find((range) => range.note)?.note ?? null),
      })
      .returning({ id: talentBlockedDays.id });
    if (!row) throw new Error('no range was kept');
    await recordAudit(
      tx,
      actor,
      'talent.block-days',
      { id: talentId, agencyId: null },
      { detail: { firstDay, lastDay } },
    );
    return row.id;
  });
}

/** Gives a blocked range back. Answers its id. Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN. */
export async function unblockDays(actor: Actor, input: UnblockDaysInput): Promise<string> {
  const { talentId, id } = parseInput(unblockDaysInput, input);
  const keeper = mayActForTalent(actor, talentId);
  return transact(async (tx) => {
    await lockKeptTalent(tx, keeper, talentId);
    const [row] = await tx
      .delete(talentBlockedDays)
      .where(and(eq(talentBlockedDays.id, id), eq(talentBlockedDays.talentId, talentId)))
      .returning();
    if (!row) throw notFound('errors.talent.daysNotFound');
    const { firstDay, lastDay } = row;
    await recordAudit(
      tx,
      actor,
      'talent.unblock-days',
      { id: talentId, agencyId: null },
      { detail: { firstDay, lastDay } },
    );
    return id;
  });
}

const refuse = (field: string, key: string): never => {
  throw new AppError('INVALID', 'errors.invalid', { [field]: key });
};
