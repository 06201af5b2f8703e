import { desc, eq } from 'drizzle-orm';
import { supportAuthorizations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { today } from '@/lib/talents/shown';
import { maySeeClaims } from '../../policy';
import { type AuthorizationState, authorizationState, numbersLeft, numbersNow } from '../rules';

export type Authorization = typeof supportAuthorizations.$inferSelect;
export type ListedAuthorization = Authorization & {
  readonly state: AuthorizationState;
  readonly left: number;
};

/** The authorizations of the own agency, what ends last first. One statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listAuthorizations(actor: Actor): Promise<ListedAuthorization[]> {
  const { agencyId } = maySeeClaims(actor);
  const rows = await database()
    .select()
    .from(supportAuthorizations)
    .where(eq(supportAuthorizations.agencyId, agencyId))
    .orderBy(desc(supportAuthorizations.validTo), desc(supportAuthorizations.createdAt));
  const day = today();
  return rows.map((row) => ({ ...row, state: authorizationState(row, day), left: numbersLeft(row) }));
}

/**
 * How the agency's numbering stands as a whole: NONE numbers today, ENDING where all that numbers comes to its end, else
 * ACTIVE.
 */
export async function numberingOf(actor: Actor): Promise<'NONE' | 'ENDING' | 'ACTIVE'> {
  const rows = (await listAuthorizations(actor)).filter((row) => numbersNow(row, today()));
  if (rows.length === 0) return 'NONE';
  return rows.every(({ state }) => state === 'ENDING') ? 'ENDING' : 'ACTIVE';
}
