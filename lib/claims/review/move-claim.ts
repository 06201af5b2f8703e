import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import type { Claim } from '../queries';
import { CLAIM_MOVES, type ClaimMove, mayMove } from './rules';

type Columns = { readonly [Name in keyof Claim]?: Claim[Name] | SQL };

type Move = {
  readonly claim: Claim;
  readonly move: ClaimMove;
  readonly set: Columns;
  /** Must hold besides the state; it may read the agency's settings. */
  readonly when?: SQL | undefined;
  /** Message key where `when` did not hold, by the claim as it is then. */
  readonly refusal?: string | ((now: Claim) => string);
};

/**
 * Changes a claim of the actor's agency whose state allows the move, in one conditional statement: of several at once
 * one does it. Throws CONFLICT when the state has changed, and with `refusal` when it is `when` that does not hold.
 */
export async function moveClaim(
  tx: Tx,
  { agencyId }: Pick<AgencyActor, 'agencyId'>,
  { claim, move, set, when, refusal }: Move,
): Promise<Claim> {
  const { from, to } = CLAIM_MOVES[move];
  const [row] = await tx
    .update(claims)
    .set({ status: to, ...set })
    .from(agencies)
    .where(
      and(
        eq(agencies.id, claims.agencyId),
        eq(claims.id, claim.id),
        eq(claims.agencyId, agencyId),
        inArray(claims.status, [...from]),
        when,
      ),
    )
    .returning(getTableColumns(claims));
  if (row) return row;
  const [now] = await tx.select().from(claims).where(eq(claims.id, claim.id));
  if (!now || !refusal || !mayMove(now.status, move)) throw conflict(`errors.claim.${move}`);
  throw conflict(typeof refusal === 'string' ? refusal : refusal(now));
}
