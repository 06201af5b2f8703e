import { eq } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { agencies, claims } from '@/db/schema';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import type { AgencyRole } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { createBatches } from '../change-batch';

type Drop<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;
export type Given = Drop<Parameters<typeof makeDraft>>;

/** An agency with approved claims, and a draft of them all. */
export async function makeDraft(
  db: Db,
  settings: Partial<typeof agencies.$inferInsert> = {},
  forms: Parameters<typeof makeSentClaim>[2][] = [{}, {}],
) {
  const { agency, actor: owner } = await makeAgencyUser(db);
  await db
    .update(agencies)
    .set({ payment: null, ...settings })
    .where(eq(agencies.id, agency.id));
  const ids: string[] = [];
  for (const form of forms) {
    const { claim } = await makeSentClaim(db, agency, form);
    await approveClaim(owner, claim.id);
    // As long as a document is; the factory's are longer.
    await db.update(claims).set({ identification: '1020304050' }).where(eq(claims.id, claim.id));
    ids.push(claim.id);
  }
  const colleague = async (role: AgencyRole) => (await makeAgencyUser(db, { agency, role })).actor;
  const [batch] = await createBatches(owner, { claimIds: ids, byBank: false });
  if (!batch) throw new Error('no batch was made');
  return { agency, owner, ids, colleague, batch };
}
