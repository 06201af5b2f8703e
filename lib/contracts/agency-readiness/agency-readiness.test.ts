import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, legalRepresentatives, users } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { makeConvocated } from '@/db/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser } from '@/db/testing/factories/identity';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { getContractPage } from '../contract-page';
import { findMissingForContracts, findMissingOfAgencies } from './queries';

const database = useDatabase();

async function ready(fields: Partial<typeof agencies.$inferInsert> = {}) {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ updatedAt: new Date(), ...fields })
    .where(eq(agencies.id, agency.id));
  await database.db.delete(legalRepresentatives).where(eq(legalRepresentatives.agencyId, agency.id));
  await database.db
    .insert(legalRepresentatives)
    .values({ agencyId: agency.id, name: 'Lucía Ordóñez', document: '52111222' });
  const place = await makeConvocated(database.db, { agency });
  const link: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'CONTRACT',
    agencyId: agency.id,
    subject: { eventId: place.eventId, talentId: place.talentId },
  };
  return { actor, agency, user, eventId: place.eventId, page: () => getContractPage(link) };
}

describe('what an agency lacks for contracts', () => {
  test('is nothing when the talent can read the contract', async () => {
    const { actor, eventId, page } = await ready();
    expect(await findMissingForContracts(actor, eventId)).toEqual([]);
    expect((await page()).state).toBe('FORM');
  });

  test.each([
    [{ email: null }, ['email']],
    [{ identification: ' ' }, ['identification']],
    [{ documentTypeId: null }, ['identification']],
    [{ address: null, cityId: null }, ['address']],
    [{ email: '', address: '', cityId: null }, ['email', 'address']],
  ])('%j lacks %j, and the contract page says so too', async (fields, missing) => {
    const { actor, eventId, page } = await ready(fields);
    expect(await findMissingForContracts(actor, eventId)).toEqual(missing);
    expect(await page()).toMatchObject({ messageKey: 'contract.agencyIncomplete' });
  });

  test('is a representative for a company whose producer has no document, and never for a person', async () => {
    const { actor, agency, user, eventId, page } = await ready();
    await database.db.delete(legalRepresentatives).where(eq(legalRepresentatives.agencyId, agency.id));
    await database.db.update(users).set({ identification: null }).where(eq(users.id, user.id));
    expect(await findMissingForContracts(actor, eventId)).toEqual(['legalRepresentative']);
    expect((await page()).state).toBe('INVALID');
    await database.db
      .update(agencies)
      .set({ legalNature: 'PERSONA_NATURAL' })
      .where(eq(agencies.id, agency.id));
    expect(await findMissingForContracts(actor, eventId)).toEqual([]);
  });

  test("is not told of another agency's event", async () => {
    const { eventId } = await ready();
    const stranger = await makeAgencyUser(database.db);
    await expect(findMissingForContracts(stranger.actor, eventId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

test('many agencies are told of at once, with the same answers, and only those one may see', async () => {
  const whole = await ready();
  const poor = await ready({ email: null, address: null, cityId: null });
  const { actor: administrator } = await makeAdministrator(database.db);
  const ids = [whole.agency.id, poor.agency.id];
  const { result, statements } = await countStatements(() => findMissingOfAgencies(administrator, ids));
  expect(statements).toHaveLength(1);
  expect(result.get(whole.agency.id)).toEqual([]);
  expect(result.get(poor.agency.id)).toEqual(['email', 'address']);
  await database.db.delete(legalRepresentatives).where(eq(legalRepresentatives.agencyId, poor.agency.id));
  await database.db.update(users).set({ identification: null }).where(eq(users.id, poor.user.id));
  expect([...(await findMissingOfAgencies(poor.actor, ids))]).toEqual([
    [poor.agency.id, ['email', 'address', 'legalRepresentative']],
  ]);
});
