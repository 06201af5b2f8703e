import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { exportTalents } from './export-talents';

const database = useDatabase();

test('a file of talents leaves who took it, by which filters and how many, without searched words', async () => {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  await makeTalent(database.db, { height: 190 });
  await makeTalent(database.db, { height: 150 });
  const entries = () => database.db.select().from(auditEntries).where(eq(auditEntries.entity, 'talent-list'));
  // More than the file holds.
  await exportTalents(actor, { limit: 1 });
  expect(await entries()).toEqual([]);
  const rows = await exportTalents(actor, { minHeight: 180, search: 'Valentina', limit: 10 });
  expect(rows).toHaveLength(1);
  const detail = { filters: { minHeight: 180, search: true }, count: 1 };
  const told = { action: 'export', agencyId: agency.id, actorId: user.id, entityId: user.id, detail };
  expect(await entries()).toMatchObject([told]);
  await expect(exportTalents(anonymous, { limit: 10 })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
