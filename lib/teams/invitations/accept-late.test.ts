import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '@/db/client';
import { agencyInvitations, linkTokens } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { connectionsWhileHashing } from '@/lib/identity/password/testing/connections-while-hashing';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { fromSomewhere, invited } from '../testing/invite';
import { acceptInvitation } from './accept-invitation';

const database = useDatabase();
const password = 'Llego-Nueva-2026';

async function untilSomebodyWaits(): Promise<void> {
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect
    .poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 20_000, interval: 20 })
    .toBe(1);
}

test('comes too late when another acceptance is done between reading the invitation and its person', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { input, holder, invitationId } = await invited(actor);
  const late = await database.db.transaction(async (tx) => {
    // The person is read with their places, the invitation is not: the late one waits here.
    await tx.execute(sql`lock table agency_users in access exclusive mode`);
    const accepting = acceptInvitation(holder, { password }, fromSomewhere()).catch((error) => error);
    await untilSomebodyWaits();
    await makeAgencyUser(tx as unknown as Db, { agency, email: input.email, role: input.role });
    const now = new Date();
    await tx.update(agencyInvitations).set({ acceptedAt: now }).where(eq(agencyInvitations.id, invitationId));
    await tx.update(linkTokens).set({ usedAt: now }).where(eq(linkTokens.id, holder.tokenId));
    // In an object, or the transaction would wait for it.
    return { accepting };
  });
  expect(await late.accepting).toMatchObject({ code: 'GONE' });
});

test('holds no connection while the password is hashed', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { holder } = await invited(actor);
  expect(
    await connectionsWhileHashing(() => acceptInvitation(holder, { password }, fromSomewhere())),
  ).toEqual([0]);
});
