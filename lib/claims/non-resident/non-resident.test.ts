import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, claims, talentTaxData, taxationPrices } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { approveClaim } from '../review/approve-claim';
import { makeSentClaim } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { BY, makeWithholder } from '../testing/withheld';
import { keepTreatyPaper } from './keep-treaty-paper';
import { treatNonResident } from './treat-non-resident';

const database = useDatabase();
keepTaxUnit(database);

async function makeAbroad(residenceCountry: string | null, price = 4_000_000) {
  const { agency, actor } = await makeWithholder(database.db);
  const talent = await makeTalent(database.db);
  await database.db.insert(talentTaxData).values({
    talentId: talent.id,
    ...{ declaresIncome: false, ivaResponsible: false, hiresWorkers: false, residenceCountry },
    residentSince: residenceCountry && residenceCountry !== 'CO' ? '2021-03-01' : null,
  });
  const claim = (await makeSentClaim(database.db, agency, { price, ...BY }, { talent })).claim;
  return { agency, actor, id: claim.id };
}

const paper = async (actor: Parameters<typeof keepTreatyPaper>[0], id: string) =>
  keepTreatyPaper(actor, { id, name: 'convenio.png', bytes: await paperOf('rut') });

test('who resides abroad is withheld 20 % of the gross from the first peso, whatever it stated', async () => {
  const { actor, id } = await makeAbroad('MX');
  expect(await approveClaim(actor, id)).toMatchObject({
    withheld: 800_000,
    withholding: {
      method: 'NO_RESIDENTE',
      nonResident: { country: 'MX', rate: '20', isShow: false, isTreaty: false },
    },
  });
  const small = await makeAbroad('MX', 1_000);
  expect(await approveClaim(small.actor, small.id)).toMatchObject({ withheld: 200 });
  for (const country of ['CO', null]) {
    const here = await makeAbroad(country);
    expect(await approveClaim(here.actor, here.id)).toMatchObject({
      withheld: 0,
      withholding: { method: 'ART383' },
    });
  }
});

test('an artist of a public show is withheld 8 %, as the reviewer says, and the trail keeps it', async () => {
  const { actor, id } = await makeAbroad('ES');
  await treatNonResident(actor, { id, isShow: true });
  expect(await approveClaim(actor, id)).toMatchObject({
    withheld: 320_000,
    withholding: { method: 'ARTISTA_NO_RESIDENTE', nonResident: { rate: '8', isShow: true } },
  });
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(trail.map(({ action }) => action)).toContain('treat-non-resident');
  // What was approved is not treated otherwise.
  await expect(treatNonResident(actor, { id, isShow: false })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect(paper(actor, id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('a treaty lowers the rate once its paper is there, and never raises it', async () => {
  const { actor, id } = await makeAbroad('ES');
  const treat = (treatyRate: string) => treatNonResident(actor, { id, isShow: false, treatyRate });
  await expect(treat('10')).rejects.toMatchObject({ messageKey: 'errors.claim.treatyPaper' });
  await paper(actor, id);
  await paper(actor, id);
  for (const wrong of ['20', '20,5', '99'])
    await expect(treat(wrong)).rejects.toMatchObject({
      fields: { treatyRate: 'claims.nonResident.notLower' },
    });
  for (const wrong of ['-1', 'diez', '1e1'])
    await expect(treat(wrong)).rejects.toMatchObject({ fields: { treatyRate: 'validation.percentage' } });
  await treat('7,5');
  expect(await approveClaim(actor, id)).toMatchObject({
    withheld: 300_000,
    withholding: { nonResident: { rate: '7.5', isTreaty: true } },
  });
});

test('nobody else says it, nor of who resides here', async () => {
  const { actor, agency, id } = await makeAbroad('CO');
  await expect(treatNonResident(actor, { id, isShow: true })).rejects.toMatchObject({
    messageKey: 'errors.claim.residesHere',
  });
  const other = await makeAgencyUser(database.db);
  const producer = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  for (const [who, code] of [
    [other.actor, 'NOT_FOUND'],
    [producer.actor, 'FORBIDDEN'],
  ] as const) {
    await expect((async () => treatNonResident(who, { id, isShow: true }))()).rejects.toMatchObject({ code });
    await expect((async () => paper(who, id))()).rejects.toMatchObject({ code });
  }
});

test('nothing is withheld from who is in the régimen simple; without the row nothing is approved', async () => {
  const { actor, id } = await makeAbroad('CO', 20_000_000);
  const [claim] = await database.db.select().from(claims).where(eq(claims.id, id));
  await database.db
    .update(talentTaxData)
    .set({ simpleRegime: true })
    .where(eq(talentTaxData.talentId, claim?.talentId ?? ''));
  expect(await approveClaim(actor, id)).toMatchObject({
    withheld: 0,
    withholding: { method: 'REGIMEN_SIMPLE' },
  });
  const abroad = await makeAbroad('MX');
  await database.db.delete(taxationPrices).where(eq(taxationPrices.concept, 'NO_RESIDENTE'));
  await expect(approveClaim(abroad.actor, abroad.id)).rejects.toMatchObject({
    values: { rows: 'la tarifa de retención a no residentes' },
  });
});
