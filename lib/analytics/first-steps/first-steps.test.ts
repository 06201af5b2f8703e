import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, legalRepresentatives, talentInvitations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { beginAgency } from '@/lib/registration/begin-agency';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeFile } from '@/lib/testing/factories/talents';
import { findFirstSteps } from './queries';

const database = useDatabase();

async function aNewAgency() {
  const { agencyId, userId } = await beginAgency(
    anonymous,
    {
      nameAgency: 'Recién Llegada',
      nameProductor: 'Ana Ruiz',
      emailProductor: `nueva-${crypto.randomUUID()}@prueba.co`,
      password: 'ocho ocho',
      accepted: true,
    },
    { ip: null },
  );
  const actor = { kind: 'agencyUser', userId, agencyId, agencyState: 22, role: 'OWNER' } as const;
  return { actor, agencyId, userId };
}

test('an agency that has just begun has everything before it', async () => {
  const { actor } = await aNewAgency();
  expect(await findFirstSteps(actor)).toEqual({
    done: [],
    gaps: ['identification', 'address', 'legalRepresentative', 'logo', 'taxes'],
  });
});

test('each step is done by what it asks for, and by nothing of another agency', async () => {
  const { actor, agencyId, userId } = await aNewAgency();
  const done = async () => (await findFirstSteps(actor)).done;
  const set = (values: Partial<typeof agencies.$inferInsert>) =>
    database.db.update(agencies).set(values).where(eq(agencies.id, agencyId));
  await set({ responsableIva: true });
  expect(await done()).toEqual(['taxes']);
  await set({ logoFileId: (await makeFile(database.db, { agencyId })).id });
  expect(await done()).toEqual(['taxes', 'logo']);
  await set({ documentTypeId: 2, identification: '901234567-1', cityId: 1, address: 'Calle 1' });
  await database.db.insert(legalRepresentatives).values({ agencyId, name: 'Ana', document: '52111222' });
  expect(await done()).toEqual(['taxes', 'legal', 'logo']);
  const other = await makeAgencyUser(database.db);
  const invitation = { name: 'Luz', email: 'luz@prueba.co', invitedBy: userId, expiresAt: new Date() };
  await database.db
    .insert(talentInvitations)
    .values({ ...invitation, agencyId: other.agency.id, invitedBy: other.user.id });
  expect(await done()).not.toContain('talents');
  await database.db.insert(talentInvitations).values({ ...invitation, agencyId });
  expect(await done()).toEqual(['taxes', 'legal', 'logo', 'talents']);
});

test('nobody reads it without an agency', async () => {
  await expect(findFirstSteps(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
