import { and, inArray, isNull, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudits } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayReviewTalents } from '../policy';

/** Talents of one write. */
const MOST = 100;

const input = z.object({
  talentIds: z
    .array(z.uuid('errors.talent.notFound'))
    .check(z.minLength(1, 'validation.required'), z.maxLength(MOST, 'validation.invalid')),
  allowed: z.boolean(),
});
export type AllowRidesInput = z.input<typeof input>;

/**
 * Lets talents order rides to events at which they are confirmed, or no more; those for whom nothing changes are left
 * out, and those whose data were erased. Answers the ids of the others. Throws UNAUTHENTICATED, FORBIDDEN, INVALID.
 */
export async function allowRides(actor: Actor, given: AllowRidesInput): Promise<string[]> {
  mayReviewTalents(actor);
  const { talentIds, allowed } = parseInput(input, given);
  return transact(async (tx) => {
    const changed = await tx
      .update(talents)
      .set({ mayOrderRides: allowed, updatedAt: currentTime() })
      .where(
        and(inArray(talents.id, talentIds), ne(talents.mayOrderRides, allowed), isNull(talents.erasedAt)),
      )
      .returning({ id: talents.id });
    const action = allowed ? 'talent.allow-rides' : 'talent.refuse-rides';
    await recordAudits(
      tx,
      actor,
      action,
      changed.map(({ id }) => ({ id, agencyId: null })),
    );
    return changed.map(({ id }) => id);
  });
}
