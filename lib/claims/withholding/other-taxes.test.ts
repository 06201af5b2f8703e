import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claims, paymentReceipts, supportDocuments, talentTaxData } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeTalent } from '@/lib/testing/factories/talents';
import { payClaim } from '../payments/pay-claim';
import { approveClaim } from '../review/approve-claim';
import { getClaimReview } from '../review/queries';
import { reopenClaim } from '../review/reopen-claim';
import { netOf } from '../rules';
import type { ClaimSnapshot } from '../snapshot';
import { makeSentClaim } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { payment } from '../testing/reviewed';
import { BY, makeWithholder } from '../testing/withheld';

const database = useDatabase();
keepTaxUnit(database);

const INVOICE = { invoiceNumber: 'FE-12', invoiceDate: '2026-11-20', invoiceCufe: 'a1'.repeat(48) };

type Changes = Parameters<typeof makeWithholder>[1];
type Said = Partial<typeof talentTaxData.$inferInsert>;

async function makeClaim(changes: Changes, said: Said, form: object = {}) {
  const { agency, actor } = await makeWithholder(database.db, changes);
  const talent = await makeTalent(database.db);
  await database.db.insert(talentTaxData).values({
    talentId: talent.id,
    ...{ declaresIncome: false, ivaResponsible: false, hiresWorkers: false, ...said },
  });
  const sent = { price: 2_000_000, ...BY, ...form };
  const { claim } = await makeSentClaim(database.db, agency, sent, { talent });
  return { agency, actor, id: claim.id, claim };
}

const ratedCity = sql`update events set city_id = (
  select p.city_id from taxation_prices p join taxations t on t.id = p.taxation_id
  where t.kind = 'RETE_ICA' and p.rate is not null limit 1)`;

test('who charges IVA is approved with its invoice alone; IVA is added, ReteIVA taken, and no support document made', async () => {
  const great = { granContribuyente: true, responsableIva: true };
  const without = await makeClaim(great, { ivaResponsible: true });
  await expect(approveClaim(without.actor, without.id)).rejects.toMatchObject({
    messageKey: 'errors.claim.invoiceMissing',
  });
  const { actor, id, claim } = await makeClaim(great, { ivaResponsible: true }, INVOICE);
  const snapshot = claim.snapshot as ClaimSnapshot;
  expect(snapshot.invoice).toEqual({
    number: INVOICE.invoiceNumber,
    date: INVOICE.invoiceDate,
    cufe: INVOICE.invoiceCufe,
  });
  expect(snapshot.withholding).toMatchObject({ iva: 380_000, ivaWithheld: 57_000 });
  const approved = await approveClaim(actor, id);
  expect(approved).toMatchObject({
    otherTaxes: 323_000,
    withholding: { iva: { amount: 380_000, withheld: 57_000 }, net: 2_323_000 },
  });
  expect(await getClaimReview(actor, id)).toMatchObject({ invoice: { number: 'FE-12' } });
  expect(await database.db.$count(supportDocuments, eq(supportDocuments.claimId, id))).toBe(0);
  expect(netOf(approved)).toBe(2_323_000);
  expect(await payClaim(actor, payment(id))).toMatchObject({ status: 'PAID', paid: 2_323_000 });
  const [receipt] = await database.db
    .select({ snapshot: paymentReceipts.snapshot })
    .from(paymentReceipts)
    .where(eq(paymentReceipts.talentId, claim.talentId));
  expect(receipt?.snapshot).toMatchObject({
    iva: 380_000,
    ivaWithheld: 57_000,
    net: 2_323_000,
    paid: 2_323_000,
  });
});

test('a part of an invoice is refused beside its fields, and a CUFE that is none', async () => {
  const { invoiceCufe, ...part } = INVOICE;
  await expect(makeClaim({}, {}, part)).rejects.toMatchObject({ fields: { invoiceCufe: 'claim.required' } });
  for (const wrong of ['abc', `${invoiceCufe}0`, 'g'.repeat(96)])
    await expect(makeClaim({}, {}, { ...part, invoiceCufe: wrong })).rejects.toMatchObject({
      fields: { invoiceCufe: 'claim.cufe' },
    });
  await expect(makeClaim({}, {}, { ...INVOICE, invoiceDate: '2026-02-30' })).rejects.toMatchObject({
    fields: { invoiceDate: 'validation.date' },
  });
});

test('ReteIVA is withheld by who is an agent of it', async () => {
  const reteIva = async (changes: Changes, said: Said) => {
    const { actor, id } = await makeClaim(changes, { ivaResponsible: true, ...said }, INVOICE);
    return ((await approveClaim(actor, id)).withholding as { iva: { withheld: number } }).iva.withheld;
  };
  expect(await reteIva({ responsableIva: true }, {})).toBe(0);
  expect(await reteIva({ responsableIva: true }, { simpleRegime: true })).toBe(57_000);
  expect(await reteIva({ responsableIva: false }, { simpleRegime: true })).toBe(0);
  expect(await reteIva({ granContribuyente: true }, {})).toBe(57_000);
  expect(await reteIva({ granContribuyente: true, regimenSimple: true }, {})).toBe(0);
});

test('ReteICA is withheld by an agent in a city with a rate, and a city without one stops nothing', async () => {
  const rated = await makeClaim({ reteIcaAgent: true }, {});
  await database.db.execute(sql`${ratedCity} where id = ${rated.claim.eventId}`);
  // 9.66 per thousand.
  const approved = await approveClaim(rated.actor, rated.id);
  expect(approved).toMatchObject({
    otherTaxes: -19_320,
    withholding: { ica: { withheld: 19_320, hasRate: true }, net: 1_980_680, warnings: [] },
  });
  // Taken back and approved again it is the same.
  await reopenClaim(rated.actor, rated.id);
  const [open] = await database.db.select().from(claims).where(eq(claims.id, rated.id));
  expect(open).toMatchObject({ otherTaxes: 0 });
  expect(await approveClaim(rated.actor, rated.id)).toMatchObject({ otherTaxes: -19_320 });

  const unrated = await makeClaim({ reteIcaAgent: true }, {});
  await database.db.execute(sql`update events set city_id = (
    select c.id from cities c join countries o on o.id = c.country_id and o.code = 'CO'
    where not exists (select from taxation_prices p where p.city_id = c.id and p.rate is not null) limit 1)
    where id = ${unrated.claim.eventId}`);
  expect(await approveClaim(unrated.actor, unrated.id)).toMatchObject({
    otherTaxes: 0,
    withholding: { ica: { withheld: 0, hasRate: false } },
  });
  for (const [changes, said, form] of [
    [{ reteIcaAgent: false }, {}, {}],
    [{ reteIcaAgent: true }, { simpleRegime: true }, {}],
    [{ reteIcaAgent: true, regimenSimple: true }, {}, {}],
    // Below its floor of 4 UVT.
    [{ reteIcaAgent: true }, {}, { price: 200_000 }],
  ] as const) {
    const none = await makeClaim(changes, said, form);
    await database.db.execute(sql`${ratedCity} where id = ${none.claim.eventId}`);
    expect(await approveClaim(none.actor, none.id)).toMatchObject({ otherTaxes: 0 });
  }
});
