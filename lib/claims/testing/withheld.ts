import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { agencies } from '@/db/schema';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { makeSentClaim } from './claimed';

/** Why a claim is not of the contract's fee. */
export const BY = { differenceReason: 'Jornadas extra' };

/** An agency that withholds from talents, and its owner. */
export async function makeWithholder(db: Db, changes: Partial<typeof agencies.$inferInsert> = {}) {
  const { agency, actor } = await makeAgencyUser(db);
  await db
    .update(agencies)
    .set({ legalNature: 'PERSONA_JURIDICA', regimenSimple: false, ...changes })
    .where(eq(agencies.id, agency.id));
  return { agency, actor };
}

/** Ids of claims of one talent at one agency, of one price each. */
export async function makeClaims(db: Db, agency: Agency, prices: readonly number[]): Promise<string[]> {
  const made = [];
  const talent = await makeTalent(db);
  for (const [at, price] of prices.entries())
    made.push((await makeSentClaim(db, agency, { price, ...BY }, { talent, daysAgo: at + 1 })).claim);
  return made.map(({ id }) => id);
}
