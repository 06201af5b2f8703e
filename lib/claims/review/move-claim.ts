import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import type { AgencyActor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { CLAIM_LIFE } from '@/lib/core/states/claim';
import { endOf, mayAct, startsOf } from '@/lib/core/states/lifecycle';
import type { Claim } from '../queries';

type Columns = { readonly [Name in keyof Claim]?: Claim[Name] | SQL };

/** What is said of a claim that an act does not lead on from any more. */
const MOVED_ON = {
  'claim.approve': 'errors.claim.approve',
  'claim.return': 'errors.claim.return',
  'claim.reopen': 'errors.claim.reopen',
  'claim.send-back': 'errors.claim.sendBack',
} as const;

type Move = {
  readonly claim: Claim;
  readonly act: keyof typeof MOVED_ON;
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
  { claim, act, set, when, refusal }: Move,
): Promise<Claim> {
  const [row] = await tx
    .update(claims)
    .set({ status: endOf(CLAIM_LIFE, act), ...set })
    .from(agencies)
    .where(
      and(
        eq(agencies.id, claims.agencyId),
        eq(claims.id, claim.id),
        eq(claims.agencyId, agencyId),
        inArray(claims.status, startsOf(CLAIM_LIFE, act)),
        when,
      ),
    )
    .returning(getTableColumns(claims));
  if (row) return row;
  const [now] = await tx.select().from(claims).where(eq(claims.id, claim.id));
  if (!now || !refusal || !mayAct(CLAIM_LIFE, now.status, act)) throw conflict(MOVED_ON[act]);
  throw conflict(typeof refusal === 'string' ? refusal : refusal(now));
}
