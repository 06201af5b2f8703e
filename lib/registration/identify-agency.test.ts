import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { nextIdentification } from '@/lib/testing/factories/sequence';
import { identifyAgency } from './identify-agency';
import type { IdentifyAgencyInput } from './inputs';
import { BOGOTA, CC, NIT } from './testing/forms';

const database = useDatabase();

async function unidentified() {
  const made = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ identification: null, documentTypeId: null, cityId: null })
    .where(eq(agencies.id, made.agency.id));
  return made;
}
const own = (fields: Partial<IdentifyAgencyInput> = {}): IdentifyAgencyInput => ({
  legalNature: 'PERSONA_JURIDICA',
  cityId: BOGOTA,
  documentTypeId: NIT,
  identification: nextIdentification(),
  ...fields,
});

test('an owner says who the agency is, once', async () => {
  const { actor, agency } = await unidentified();
  await identifyAgency(actor, own({ identification: '900.373.115-3' }));
  const [row] = await database.db.select().from(agencies).where(eq(agencies.id, agency.id));
  expect(row).toMatchObject({ documentTypeId: NIT, identification: '900373115-3', cityId: BOGOTA });
  await expect(identifyAgency(actor, own())).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.agency.identified',
  });
});

test('two at once are one', async () => {
  const { actor } = await unidentified();
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => identifyAgency(actor, own())));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a natural person has a document of persons; a company has not', async () => {
  const { actor } = await unidentified();
  await expect(identifyAgency(actor, own({ documentTypeId: CC }))).rejects.toMatchObject({
    fields: { documentTypeId: 'validation.option' },
  });
  const person = own({ legalNature: 'PERSONA_NATURAL', documentTypeId: CC, identification: '52111222' });
  expect(await identifyAgency(actor, person)).toMatchObject({ legalNature: 'PERSONA_NATURAL' });
});

test('a document that another agency has is refused beside its field', async () => {
  const [one, other] = [await unidentified(), await unidentified()];
  const input = own();
  await identifyAgency(one.actor, input);
  await expect(identifyAgency(other.actor, input)).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { identification: 'errors.agency.identificationTaken' },
  });
});

test('only the owner may', async () => {
  const { actor } = await unidentified();
  for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const)
    await expect(identifyAgency({ ...actor, role }, own())).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(identifyAgency(anonymous, own())).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
