import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, legalRepresentatives } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { countAgencies, listAgencies } from '@/lib/agencies/queries';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeFile } from '@/lib/testing/factories/talents';
import { missingOfAgency } from '../clauses/clause-values';
import { getContractPage } from '../contract-page';
import { findEngagement, findSignatories } from '../queries';
import { signerOf } from '../testing/signer';
import { findMissingOfAgencies, findProfileGaps } from './queries';

const database = useDatabase();

const CHOICES = {
  legalNature: ['PERSONA_NATURAL', 'PERSONA_JURIDICA'],
  email: [null, '  ', 'hola@agencia.co'],
  documentTypeId: [null, 2],
  identification: [null, '???', '9001'],
  address: [null, 'Calle 1'],
  cityId: [null, 1],
  signatory: ['nobody', 'representative', 'representative ???', 'owner', 'owner ???', 'owner with papers'],
} as const;

type Fields = { -readonly [Key in keyof typeof CHOICES]: (typeof CHOICES)[Key][number] };

/** Every way to fill in, or not, what counts. */
const combinations = (): Fields[] =>
  Object.entries(CHOICES).reduce<Partial<Fields>[]>(
    (all, [name, values]) => all.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
    [{}],
  ) as Fields[];

/** An agency of that kind; the number keeps identifications apart. */
async function arrange({ signatory, identification, ...fields }: Fields, number: number) {
  const agency = await makeAgency(database.db, {
    ...fields,
    name: `Lista ${number}`,
    identification: identification?.startsWith('9')
      ? `${identification}${number}`
      : (identification?.padEnd(number + 4) ?? null),
  });
  if (signatory.startsWith('representative')) {
    const document = signatory.endsWith('???') ? '???' : '52.111.222';
    await database.db.insert(legalRepresentatives).values({ agencyId: agency.id, name: 'Ana', document });
  } else if (signatory !== 'nobody') {
    await makeAgencyUser(database.db, {
      agency,
      identification:
        signatory === 'owner'
          ? null
          : signatory === 'owner ???'
            ? `?${'?'.repeat(number % 50)}`
            : `77${number}`,
    });
  }
  return agency;
}

test('the list finds as complete exactly the agencies that lack nothing', async () => {
  const { actor } = await makeAdministrator(database.db);
  const rows = await Promise.all(combinations().map(arrange));
  const lacks = await findMissingOfAgencies(
    actor,
    rows.map(({ id }) => id),
  );
  const lacking = (some: boolean) =>
    rows.filter(({ id }) => (lacks.get(id)?.length !== 0) === some).map(({ name }) => name);
  const found = async (complete: boolean) =>
    (await listAgencies(actor, { search: 'Lista', complete, limit: 1000 })).map(({ name }) => name);
  expect((await found(true)).sort()).toEqual(lacking(false).sort());
  expect((await found(false)).sort()).toEqual(lacking(true).sort());
  expect(lacking(false)).toHaveLength(18);
  expect(await countAgencies(actor, { search: 'Lista', complete: true })).toBe(18);
});

test('earlier domains find ready exactly the agencies whose contract page asks for a signature', async () => {
  const signing = combinations().filter(
    ({ email, documentTypeId, cityId }) => email && documentTypeId && cityId,
  );
  for (const [number, fields] of signing.entries()) {
    const agency = await arrange({ ...fields }, 1000 + number);
    const place = await makeConvocated(database.db, { agency });
    const engagement = await findEngagement(database.db, place.eventId, place.talentId);
    if (!engagement) throw new Error('no engagement');
    const { representative, producer } = await findSignatories(
      database.db,
      agency.id,
      engagement.event.createdBy,
    );
    const missing = missingOfAgency({
      agency: {
        ...agency,
        documentType: engagement.agencyDocument,
        city: engagement.agencyCity,
        legalRepresentative: representative,
      },
      producer: producer ?? agency,
    });
    expect([fields, engagement.mayContract]).toEqual([fields, missing.length === 0]);
    const { confirmed: _, ...holder } = signerOf(place);
    const page = await getContractPage({ ...holder, tokenId: crypto.randomUUID() });
    expect(page).toMatchObject(
      engagement.mayContract
        ? { state: 'CODE' }
        : { state: 'INVALID', messageKey: 'contract.agencyIncomplete' },
    );
  }
});

test('the producer who made a quotation stands in for the owner', async () => {
  const { agency } = await makeAgencyUser(database.db, { identification: null });
  const { user } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER', identification: '778899' });
  const event = await makeEvent(database.db, { agency, createdBy: user.id });
  const own = await makeConvocated(database.db, { event });
  const others = await makeConvocated(database.db, { agency });
  const may = async ({ eventId, talentId }: typeof own) =>
    (await findEngagement(database.db, eventId, talentId))?.mayContract;
  expect([await may(own), await may(others)]).toEqual([true, false]);
});

test('another agency is left out for whom may not see it', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const other = await makeAgency(database.db);
  expect([...(await findMissingOfAgencies(actor, [agency.id, other.id])).keys()]).toEqual([agency.id]);
});

test('a new company is told what its profile lacks until it has filled everything in', async () => {
  const agency = await makeAgency(database.db, { address: null, cityId: null, responsableIva: false });
  const { actor } = await makeAgencyUser(database.db, { agency, identification: null });
  expect(await findProfileGaps(actor)).toEqual(['address', 'legalRepresentative', 'logo', 'taxes']);
  const { id: logoFileId } = await makeFile(database.db, { agencyId: agency.id });
  await database.db
    .update(agencies)
    .set({ address: 'Calle 1', cityId: 1, logoFileId, responsableIva: true })
    .where(eq(agencies.id, agency.id));
  await database.db
    .insert(legalRepresentatives)
    .values({ agencyId: agency.id, name: 'Ana', document: '52111222' });
  expect(await findProfileGaps(actor)).toEqual([]);
});

test('a natural person may have no tax to tell', async () => {
  const agency = await makeAgency(database.db, { legalNature: 'PERSONA_NATURAL', responsableIva: false });
  const { actor } = await makeAgencyUser(database.db, { agency });
  expect(await findProfileGaps(actor)).not.toContain('taxes');
});
