import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeUser } from '@/lib/testing/factories/identity';
import { recordSeen } from './record-seen';

const database = useDatabase();

const called = async (fields: Partial<LinkActor> = {}) => {
  const place = await makeConvocated(database.db, {
    stateId: CONVOCATED.CALLED,
    applicationStateId: APPLICATION.PENDING,
  });
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'TALENT_REPLY',
    agencyId: place.agencyId,
    subject: { convocatoryId: place.convocatoryId, talentId: place.talentId },
    ...fields,
  };
  const seenAt = async () =>
    (await database.db.select().from(convocateds).where(eq(convocateds.id, place.id)))[0]?.seenAt;
  return { place, holder, seenAt };
};

test('that a talent opened its call is kept the first time, and once in the trail however often', async () => {
  const { place, holder, seenAt } = await called();
  await Promise.all([recordSeen(holder), recordSeen(holder)]);
  const first = await seenAt();
  expect(first).toBeInstanceOf(Date);
  await recordSeen(holder);
  expect(await seenAt()).toEqual(first);
  expect(await database.db.$count(auditEntries, eq(auditEntries.entityId, place.id))).toBe(1);
});

test('a link that was handed to somebody of the agency says nothing', async () => {
  const user = await makeUser(database.db);
  const { holder, seenAt } = await called({ givenToUserId: user.id });
  await recordSeen(holder);
  expect(await seenAt()).toBeNull();
});
