import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencyTaxationPrices, auditEntries, quotations, taxationPrices } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { findQuotationLines } from '../lines/queries';
import { draftInput, lineInput } from '../testing/draft-input';
import { createQuotation } from './create-quotation';

const database = useDatabase();
const MEDELLIN = 2;

const auditOf = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(asc(auditEntries.id));

test('prices the first worked example to the peso, with the flags of the agency and of its client', async () => {
  const agency = await makeAgency(database.db, {
    legalNature: 'PERSONA_NATURAL',
    responsableIva: false,
    personaNaturalArt383AEt: true,
  });
  const { actor } = await makeAgencyUser(database.db, { agency });
  const client = await makeClient(database.db, { agency, name: 'Compañía S.A.S.', retenedorRenta: true });
  const quotation = await createQuotation(actor, {
    ...draftInput,
    clientId: client.id,
    tercero: true,
    lines: [{ ...lineInput, payBasis: 'NET' }],
  });
  expect(quotation).toMatchObject({
    agencyId: agency.id,
    createdBy: actor.userId,
    stateId: 61,
    code: null,
    nameEvent: 'Lanzamiento de otoño',
    nameClient: 'Compañía S.A.S.',
    emailClient: client.emailProducer,
    subtotal: 553_600,
    iva: 0,
    total: 553_600,
    platformFeeSubtotal: 36_000,
    totalPlatform: 442_840,
    priceGain: 110_760,
    foodTransportation: 40_000,
    warnings: [],
  });
  expect(quotation.taxSnapshot).toMatchObject({
    agency: { legalNature: 'PERSONA_NATURAL' },
    client: { retenedorRenta: true },
    city: 'Bogotá',
  });
  const lines = (await findQuotationLines(actor, [quotation.id])).get(quotation.id);
  expect(lines).toMatchObject([
    { profile: 'modelo', payPerDay: 180_000, paymentClient: 276_800, grossProfit: 110_760, people: 2 },
  ]);
  expect(lines?.[0]?.genders).toEqual([{ gender: 'FEMENINO', quantity: 2 }]);
  expect(await auditOf(quotation.id)).toMatchObject([{ action: 'create', toState: '61' }]);
});

test('ignores results that a request brings along', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const honest = await createQuotation(actor, draftInput);
  const lying = { ...draftInput, total: 1, subtotal: 1, iva: 0, stateId: 63, code: 7, priceGain: 9 };
  const quotation = await createQuotation(actor, lying);
  expect(quotation).toMatchObject({
    total: honest.total,
    priceGain: honest.priceGain,
    code: null,
    stateId: 61,
  });
});

test("takes the defaults of the agency and of the business constants, and the agency's own price of a tax", async () => {
  const agency = await makeAgency(database.db, { gain: '30' });
  const { actor } = await makeAgencyUser(database.db, { agency });
  const client = await makeClient(database.db, { agency, reteIcaAgent: true });
  const { gain: _, feeding: __, transport: ___, ...input } = draftInput;
  const inMedellin = { ...input, clientId: client.id, cityId: MEDELLIN };
  const warned = await createQuotation(actor, inMedellin);
  expect(warned).toMatchObject({
    gain: '30',
    feeding: 25_000,
    transport: 20_000,
    agentPrice: 180_000,
    reteIca: 0,
    warnings: ['TARIFA_SIN_CONFIGURAR:RETE_ICA:Medellín'],
  });
  const [rate] = await database.db.select().from(taxationPrices).where(eq(taxationPrices.cityId, MEDELLIN));
  await database.db
    .insert(agencyTaxationPrices)
    .values({ agencyId: agency.id, taxationPriceId: rate?.id ?? 0, price: '7', unity: 'PER_MIL' });
  const configured = await createQuotation(actor, inMedellin);
  expect(configured).toMatchObject({ reteIca: Math.round(configured.subtotal * 0.007), warnings: [] });
});

test('keeps the defaults of a quotation in dollars worth those in pesos', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { feeding: _, transport: __, ...input } = draftInput;
  const quotation = await createQuotation(actor, { ...input, currencyId: 2, fxRate: '4000' });
  expect(quotation).toMatchObject({ feeding: 625, transport: 500, agentPrice: 4_500, fxRate: '4000' });
});

test('notes the day of an exchange rate, and takes none that cannot be', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const dollars = { ...draftInput, currencyId: 2, fxRate: '4123.45' };
  const noted = await createQuotation(actor, { ...dollars, fxRateDate: '2026-11-20' });
  expect(noted).toMatchObject({ fxRate: '4123.45', fxRateDate: '2026-11-20', priceStep: 1 });
  expect((await createQuotation(actor, dollars)).fxRateDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await createQuotation(actor, { ...draftInput, fxRateDate: '2026-11-20' })).toMatchObject({
    fxRateDate: null,
    priceStep: 100,
  });
  const refused = { fields: { fxRate: 'validation.quotation.fxRate' } };
  await expect(createQuotation(actor, { ...draftInput, currencyId: 2 })).rejects.toMatchObject(refused);
  await expect(createQuotation(actor, { ...draftInput, fxRate: '4000' })).rejects.toMatchObject(refused);
  await expect(createQuotation(actor, { ...dollars, fxRateDate: '20/11/2026' })).rejects.toMatchObject({
    fields: { fxRateDate: 'validation.date' },
  });
});

test('keeps a draft that has neither client nor lines nor name yet', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { nameEvent: _, ...input } = draftInput;
  const quotation = await createQuotation(actor, { ...input, lines: [] });
  expect(quotation).toMatchObject({ stateId: 61, nameEvent: '', clientId: null, total: 0, warnings: [] });
});

test('saved again with its id it stays one draft; with the id of another agency it is not found', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const id = crypto.randomUUID();
  await createQuotation(actor, { ...draftInput, id });
  const again = await createQuotation(actor, { ...draftInput, id, nameEvent: 'Otro nombre', lines: [] });
  expect(again).toMatchObject({ id, nameEvent: 'Otro nombre', total: 0 });
  expect(await database.db.$count(quotations, eq(quotations.agencyId, actor.agencyId))).toBe(1);
  const other = await makeAgencyUser(database.db);
  await expect(createQuotation(other.actor, { ...draftInput, id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await database.db.$count(quotations, eq(quotations.agencyId, other.agency.id))).toBe(0);
});

test('says what is wrong field by field and writes nothing', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(
    createQuotation(actor, {
      ...draftInput,
      emailClient: 'sin arroba',
      gain: '100',
      lines: [{ ...lineInput, genders: [] }],
    }),
  ).rejects.toMatchObject({
    code: 'INVALID',
    fields: {
      emailClient: 'validation.email',
      gain: 'validation.quotation.gain',
      'lines.0.genders': 'validation.quotation.people',
    },
  });
  await expect(
    createQuotation(actor, { ...draftInput, endDate: new Date('2027-02-01T13:00:00Z') }),
  ).rejects.toMatchObject({ fields: { endDate: 'validation.dateOrder' } });
  await expect(
    createQuotation(actor, {
      ...draftInput,
      cityId: 999_999,
      lines: [lineInput, { ...lineInput, profile: 'astronauta' }],
    }),
  ).rejects.toMatchObject({
    fields: { cityId: 'validation.city', 'lines.1.profile': 'validation.quotation.profile' },
  });
  expect(await database.db.$count(quotations, eq(quotations.agencyId, actor.agencyId))).toBe(0);
});

test('refuses what can no longer be counted exactly', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const huge = {
    ...lineInput,
    budget: 1_000_000_000,
    days: 365,
    genders: [{ gender: 'FEMENINO' as const, quantity: 1000 }],
  };
  await expect(createQuotation(actor, { ...draftInput, lines: Array(100).fill(huge) })).rejects.toMatchObject(
    { fields: { lines: 'validation.quotation.tooLarge' } },
  );
});

test("another agency's client answers as one that does not exist", async () => {
  const { actor } = await makeAgencyUser(database.db);
  const theirs = await makeClient(database.db);
  const answers = await Promise.all(
    [theirs.id, crypto.randomUUID()].map((clientId) =>
      createQuotation(actor, { ...draftInput, clientId }).catch((error) => error),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ code: 'NOT_FOUND', messageKey: 'errors.client.notFound' });
});

test('is refused to who is not signed in, to finance and to readers', async () => {
  await expect(createQuotation(anonymous, draftInput)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  for (const role of ['FINANCE', 'READ_ONLY'] as const) {
    const { actor } = await makeAgencyUser(database.db, { role });
    await expect(createQuotation(actor, draftInput)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('takes as many statements for twenty lines as for one', async () => {
  const { actor } = await makeAgencyUser(database.db);
  // Catalogues are kept for a minute, which may just have passed.
  await createQuotation(actor, draftInput);
  const one = await countStatements(() => createQuotation(actor, draftInput));
  const lines = Array.from({ length: 20 }, () => lineInput);
  const twenty = await countStatements(() => createQuotation(actor, { ...draftInput, lines }));
  expect(twenty.statements.length).toBe(one.statements.length);
});

test('takes no id that would be everybody’s', async () => {
  const { actor } = await makeAgencyUser(database.db);
  for (const id of ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])
    await expect(createQuotation(actor, { ...draftInput, id })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { id: 'validation.option' },
    });
});
