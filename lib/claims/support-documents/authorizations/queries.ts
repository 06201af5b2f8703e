import { desc } from 'drizzle-orm';
import { supportAuthorizations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { today } from '@/lib/talents/shown';
import { maySeeOfPayer } from '../../policy';
import { authorizationsOf } from '../numbers-owner';
import { type AuthorizationState, authorizationState, numbersLeft, numbersNow } from '../rules';

export type Authorization = typeof supportAuthorizations.$inferSelect;
export type ListedAuthorization = Authorization & {
  readonly state: AuthorizationState;
  readonly left: number;
};

/** The authorizations of the own agency, or of the platform, what ends last first. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listAuthorizations(actor: Actor): Promise<ListedAuthorization[]> {
  const { agencyId } = maySeeOfPayer(actor);
  const rows = await database()
    .select()
    .from(supportAuthorizations)
    .where(authorizationsOf(agencyId))
    .orderBy(desc(supportAuthorizations.validTo), desc(supportAuthorizations.createdAt));
  const day = today();
  return rows.map((row) => ({ ...row, state: authorizationState(row, day), left: numbersLeft(row) }));
}

/**
 * How the numbering stands as a whole: NONE numbers today, ENDING where all that numbers comes to its end, else
 * ACTIVE.
 */
export async function numberingOf(actor: Actor): Promise<'NONE' | 'ENDING' | 'ACTIVE'> {
  const rows = (await listAuthorizations(actor)).filter((row) => numbersNow(row, today()));
  if (rows.length === 0) return 'NONE';
  return rows.every(({ state }) => state === 'ENDING') ? 'ENDING' : 'ACTIVE';
}
