import { and, eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { agencies, auditEntries } from '@/db/schema';
import type { AgencyRole } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeSentClaim } from './claimed';

/** An agency with these settings, its owner, and a claim that one of its talents sent. */
export async function makeReview(
  db: Db,
  settings: Partial<typeof agencies.$inferInsert> = {},
  price = 700_000,
) {
  const { agency, actor: owner } = await makeAgencyUser(db);
  await db
    .update(agencies)
    .set({ payment: null, ...settings })
    .where(eq(agencies.id, agency.id));
  const { claim, talent } = await makeSentClaim(db, agency, { price, differenceReason: 'Otro día' });
  const colleague = async (role: AgencyRole) => (await makeAgencyUser(db, { agency, role })).actor;
  return { agency, owner, claim, talent, colleague };
}

/** What happened to a claim: action, from, to. */
export async function claimTrail(db: Db, id: string) {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'claim'), eq(auditEntries.entityId, id)))
    .orderBy(auditEntries.id);
  return rows.map(({ action, fromState, toState }) => [action, fromState, toState]);
}

/** How many of several writes at once were done, and why the others were not. */
export async function outcomesOf(writes: readonly Promise<unknown>[]) {
  const settled = await Promise.allSettled(writes);
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: [
      ...new Set(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.messageKey] : []))),
    ],
  };
}

/** Paid today, in Bogotá. */
export const payment = (id: string) => ({
  id,
  paidOn: new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10),
  reference: 'TRF-1',
});
