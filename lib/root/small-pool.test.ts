import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { LINK_TABLE, type LinkRow } from '@/lib/claims/testing/link-table';
import { type Actor, anonymous } from '@/lib/core/actor';
import { findSession } from '@/lib/identity/accounts';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { accountActor } from '@/lib/identity/session';
import { closeDatabase, databasePool } from '@/lib/platform/database';
import { copyTenant } from '@/lib/testing/copied-tenant';
import { makeAdministrator, makeConfirmation } from '@/lib/testing/factories/identity';
import { makeTenantLink, type Tenant } from '@/lib/testing/tenant';
import { PAGE_TABLE } from './testing/page-table';
import { runAllJobs } from './testing/run-all-jobs';

const database = useDatabase();

async function holderOf({ purpose, subject }: LinkRow, own: Tenant): Promise<Actor> {
  const secret = await makeTenantLink(database.db, purpose, { ...subject(own), agencyId: own.agency });
  const browser = await makeConfirmation(database.db, own.talent);
  return (await findLinkActor(purpose, subject(own), secret, browser)) ?? anonymous;
}

/** As many at once as there are connections: whoever takes a second one inside a transaction waits for itself. */
describe.each([1, 2])('with %i connections in the pool', (most) => {
  beforeAll(async () => {
    await closeDatabase();
    process.env.PG_POOL_MAX = String(most);
    expect(databasePool().options.max).toBe(most);
  });
  afterAll(async () => {
    delete process.env.PG_POOL_MAX;
    await closeDatabase();
  });
  const atOnce = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: most }, work));

  test.each(LINK_TABLE)('$purpose: $name', async (row) => {
    const holders = await atOnce(async () => {
      const own = await copyTenant(database.db);
      return { own, actor: await holderOf(row, own) };
    });
    for (const { own, actor } of holders) await row.arrange?.(database.db, own, actor);
    const done = holders.map(({ own, actor }) => row.does(actor, own));
    await expect(Promise.all(done)).resolves.toHaveLength(most);
  });

  test('what those leave to do is done', async () => {
    await runAllJobs();
  });

  test('what pages ask for', async () => {
    const { actor: administrator } = await makeAdministrator(database.db);
    const askers = await atOnce(async () => {
      const own = await copyTenant(database.db);
      return { own, owner: accountActor((await findSession(own.members.owner.sessionId)).account) };
    });
    for (const { name, allowed, does } of PAGE_TABLE.filter(({ arrange }) => !arrange)) {
      const asked = askers.map(({ own, owner }) =>
        does(allowed.includes('owner') ? owner : administrator, own),
      );
      await expect(Promise.all(asked), name).resolves.toHaveLength(most);
    }
  });
});
