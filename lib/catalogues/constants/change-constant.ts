import { eq } from 'drizzle-orm';
import { constants } from '@/db/schema';
import { requireFresh } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ChangeConstantInput, changeConstantInput } from './inputs';
import { mayKeepConstants } from './policy';
import { readConstantValue } from './rules';

export type Constant = typeof constants.$inferSelect;

/** The amount above which two people approve what the platform pays. */
const PLATFORM_SECOND_APPROVAL = 80;

/**
 * Gives a business constant another value, for a reason that the audit trail keeps with the value before. It counts
 * for what is priced or signed from then on: what was sent or signed holds its own copy. Throws UNAUTHENTICATED,
 * FORBIDDEN and INVALID.
 */
export async function changeConstant(actor: Actor, input: ChangeConstantInput): Promise<Constant> {
  mayKeepConstants(actor);
  const { id, value: typed, reason } = parseInput(changeConstantInput, input);
  const read = readConstantValue(id, typed);
  if (read.kind === 'problem') throw notFound();
  return transact(async (tx) => {
    const [before] = await tx.select().from(constants).where(eq(constants.id, id)).for('no key update');
    if (!before) throw notFound();
    const { value } = read;
    if (before.description === value) return before;
    if (id === PLATFORM_SECOND_APPROVAL) requireFresh(actor, 'approval');
    await tx.update(constants).set({ description: value }).where(eq(constants.id, id));
    await recordAudit(
      tx,
      actor,
      'constant.change',
      { id: String(id), agencyId: null },
      { detail: { before: before.description, value, reason } },
    );
    return { ...before, description: value };
  });
}
