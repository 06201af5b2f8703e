import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, claims, currencies, events, talentReductions, talentTaxData } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { translate, translateField } from '@/lib/i18n/translate';
import { at } from '@/lib/platform/clock';
import { thisYear } from '@/lib/talents/own/reductions/queries';
import { type Agency, makeAgency } from '@/lib/testing/factories/agencies';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { getWithheldYear } from '../certificates/queries';
import { approveClaim, approveClaims } from '../review/approve-claim';
import { getClaimReview } from '../review/queries';
import { reopenClaim } from '../review/reopen-claim';
import { sendClaim } from '../send-claim';
import type { ClaimSnapshot } from '../snapshot';
import { CLAIM_FORM, makeSentClaim, makeServedTalent } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { estimateWithholding, reviewedWithholding } from './estimate';
import { findMissingNow } from './missing-now';

const database = useDatabase();
keepTaxUnit(database);
/** 28 % of what 75 % of 12 million exceeds 150 UVT, and 10 UVT, with the UVT of 2026 (52,374). */
const OF_TWELVE_MILLION = 844_032;
const BY = { differenceReason: 'Jornadas extra' };

async function makeWithholder(changes: Partial<typeof agencies.$inferInsert> = {}) {
  const { agency, actor } = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ legalNature: 'PERSONA_JURIDICA', regimenSimple: false, ...changes })
    .where(eq(agencies.id, agency.id));
  return { agency, actor };
}

/** Claims of one talent at one agency, of one price each. */
async function makeClaims(agency: Agency, prices: readonly number[]) {
  const made = [];
  const talent = await makeTalent(database.db);
  for (const [at, price] of prices.entries())
    made.push(
      (await makeSentClaim(database.db, agency, { price, ...BY }, { talent, daysAgo: at + 1 })).claim,
    );
  return made.map(({ id }) => id);
}
const withheldFrom = async (id: string) => {
  const [row] = await database.db.select().from(claims).where(eq(claims.id, id));
  return row?.withheld;
};

test('is told before it is sent, stands on the claim, and is kept as it is approved', async () => {
  const { agency, actor } = await makeWithholder();
  const talent = await makeServedTalent(database.db, agency);
  const estimate = await estimateWithholding(talent, { price: 12_000_000 });
  expect(estimate).toMatchObject({ method: 'ART383', withheld: OF_TWELVE_MILLION, warnings: [] });
  const claim = await sendClaim(talent, { ...CLAIM_FORM, price: 12_000_000, ...BY });
  const { withholding } = claim.snapshot as ClaimSnapshot;
  expect(withholding).toEqual({ withheld: OF_TWELVE_MILLION, net: 12_000_000 - OF_TWELVE_MILLION });
  expect(claim.withheld).toBeNull();
  const review = await getClaimReview(actor, claim.id);
  expect(await reviewedWithholding(actor, review)).toMatchObject({ withheld: OF_TWELVE_MILLION });
  expect(await approveClaim(actor, claim.id)).toMatchObject({
    status: 'APPROVED',
    withheld: OF_TWELVE_MILLION,
    withholding: { method: 'ART383', net: 12_000_000 - OF_TWELVE_MILLION },
  });
});

test('counts what was approved for the same person in the same month, and no other', async () => {
  const { agency, actor } = await makeWithholder();
  const [first = '', second = '', third = ''] = await makeClaims(agency, [6_000_000, 6_000_000, 6_000_000]);
  // Of the same talent at another agency: another payer.
  const other = await makeWithholder();
  const [elsewhere = ''] = await makeClaims(other.agency, [6_000_000]);
  await at(new Date('2026-11-12T15:00:00Z'), async () => {
    await approveClaim(other.actor, elsewhere);
    await approveClaim(actor, first);
    await approveClaim(actor, second);
  });
  expect(await withheldFrom(first)).toBe(0);
  expect(await withheldFrom(second)).toBe(OF_TWELVE_MILLION);
  // In Bogotá it is still November at 4:59 in UTC, and December a minute later.
  await at(new Date('2026-12-01T05:00:00Z'), () => approveClaim(actor, third));
  expect(await withheldFrom(third)).toBe(0);
});

test('a month counts other currencies in pesos at the rate that each event froze', async () => {
  const { agency, actor } = await makeWithholder();
  const talent = await makeTalent(database.db);
  const abroad = await makeServedTalent(database.db, agency, false, { talent });
  const { eventId = '' } = abroad.subject;
  const [dollar] = await database.db.select().from(currencies).where(eq(currencies.code, 'USD'));
  await database.db
    .update(events)
    .set({ currencyId: dollar?.id ?? 0, fxRate: '4000' })
    .where(eq(events.id, eventId));
  const { id: dollars } = await sendClaim(abroad, { ...CLAIM_FORM, price: 150_000, ...BY });
  const other = { talent, daysAgo: 3 };
  const { id: pesos } = (await makeSentClaim(database.db, agency, { price: 6_000_000, ...BY }, other)).claim;
  await approveClaim(actor, dollars);
  expect(await approveClaim(actor, pesos)).toMatchObject({
    withheld: OF_TWELVE_MILLION,
    withholding: { earlier: { gross: 6_000_000, withheld: 0 }, earlierIn: 'COP' },
  });
  await reopenClaim(actor, dollars);
  // 844,032 were withheld of the 12 million already: nothing of these 1,500 dollars.
  expect(await approveClaim(actor, dollars)).toMatchObject({ withheld: 0 });
  await reopenClaim(actor, pesos);
  await reopenClaim(actor, dollars);
  await approveClaim(actor, pesos);
  expect(await approveClaim(actor, dollars)).toMatchObject({
    withheld: 21_101,
    withholding: { pesos: { gross: 6_000_000, withheld: OF_TWELVE_MILLION } },
  });
});

test('taking an approval back takes its withholding back; approved again it counts the others', async () => {
  const { agency, actor } = await makeWithholder();
  const [first = '', second = ''] = await makeClaims(agency, [6_000_000, 6_000_000]);
  await approveClaim(actor, first);
  await reopenClaim(actor, first);
  expect(await withheldFrom(first)).toBeNull();
  await approveClaim(actor, second);
  expect(await withheldFrom(second)).toBe(0);
  await approveClaim(actor, first);
  expect(await withheldFrom(first)).toBe(OF_TWELVE_MILLION);
});

test('ten claims approved at once withhold what all of them owe together', async () => {
  const { agency, actor } = await makeWithholder();
  const ids = await makeClaims(
    agency,
    Array.from({ length: 10 }, () => 1_200_000),
  );
  await Promise.all(ids.map((id) => approveClaim(actor, id)));
  const withheld = await Promise.all(ids.map(withheldFrom));
  expect(withheld.reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(OF_TWELVE_MILLION);
});

test('goes by the payer’s flags, and by what the talent said of itself', async () => {
  const price = 12_000_000;
  const estimateAt = async (changes: Partial<typeof agencies.$inferInsert>, declaresIncome?: boolean) => {
    const agency = await makeAgency(database.db, changes);
    const talent = await makeServedTalent(database.db, agency);
    const { talentId = '' } = talent.subject;
    if (declaresIncome !== undefined) {
      await database.db
        .insert(talentTaxData)
        .values({ talentId, declaresIncome, ivaResponsible: false, hiresWorkers: true });
    }
    return (await estimateWithholding(talent, { price })).withheld;
  };
  const company = { legalNature: 'PERSONA_JURIDICA', regimenSimple: false } as const;
  const person = { legalNature: 'PERSONA_NATURAL', retenedorRenta: false } as const;
  expect(await estimateAt({ ...company, regimenSimple: true })).toBe(0);
  expect(await estimateAt(person)).toBe(0);
  expect(await estimateAt({ ...person, retenedorRenta: true })).toBe(OF_TWELVE_MILLION);
  expect(await estimateAt(company, true)).toBe(480_000);
  expect(await estimateAt(company, false)).toBe(720_000);
});

test('what the talent declares to this payer lowers it, and to another or without its paper does not', async () => {
  const { agency, actor } = await makeWithholder();
  const other = await makeAgency(database.db);
  const talent = await makeServedTalent(database.db, agency);
  const { talentId = '' } = talent.subject;
  const declare = (kind: 'DEPENDANTS' | 'HEALTH', agencyId: string) =>
    database.db.insert(talentReductions).values({
      talentId,
      agencyId,
      kind,
      year: thisYear(),
      monthly: kind === 'HEALTH' ? 300_000 : null,
    });
  await declare('DEPENDANTS', other.id);
  await declare('HEALTH', agency.id);
  const estimate = () => estimateWithholding(talent, { price: 12_000_000 });
  expect(await estimate()).toMatchObject({ withheld: OF_TWELVE_MILLION });
  expect(await estimate()).not.toHaveProperty('reduced');
  await declare('DEPENDANTS', agency.id);
  const claim = await sendClaim(talent, { ...CLAIM_FORM, price: 12_000_000, ...BY });
  // 75 % of 10,800,000, less 150 UVT, at 28 %, and 10 UVT.
  const withheld = 592_032;
  expect(await approveClaim(actor, claim.id)).toMatchObject({
    withheld,
    withholding: {
      pesos: { gross: 12_000_000, withheld },
      reduced: { dependants: 1_200_000, health: 0, base: 8_100_000, proofs: [] },
    },
  });
});

test('approval stops where the UVT of the year is missing, alone and in bulk, and goes on once it is there', async () => {
  const { agency, actor } = await makeWithholder();
  const [id = '', other = ''] = await makeClaims(agency, [20_000_000, 20_000_000]);
  const year = new Date().getFullYear();
  const { rows } = await database.db.execute(sql`delete from tax_units where year = ${year} returning *`);
  const words = `falta la UVT de ${year}`;
  try {
    const refused = await approveClaim(actor, id).catch((error) => error);
    expect(refused).toMatchObject({ code: 'CONFLICT', messageKey: 'errors.claim.taxRowMissing' });
    expect(translate(refused.messageKey, refused.values)).toContain(words);
    const [bulk] = await approveClaims(actor, { ids: [other] });
    expect(bulk?.refused && translateField(bulk.refused)).toContain(words);
    expect((await getClaimReview(actor, id)).status).toBe('SENT');
    expect(await findMissingNow(actor)).toMatchObject([{ kind: 'UVT', year: String(year) }]);
    const talent = await makeServedTalent(database.db, agency);
    const { snapshot } = await sendClaim(talent, { ...CLAIM_FORM, price: 700_000 });
    expect((snapshot as ClaimSnapshot).withholding).toBeNull();
  } finally {
    for (const { country_id, value } of rows)
      await database.db.execute(
        sql`insert into tax_units (country_id, year, value) values (${country_id}, ${year}, ${value})`,
      );
  }
  expect(await findMissingNow(actor)).toEqual([]);
  expect((await approveClaim(actor, id)).withheld).toBeGreaterThan(2_000_000);
});

test('the first of two approvals stops too', async () => {
  const { agency, actor } = await makeWithholder({ claimsSecondApprovalOver: 1 });
  const [id = ''] = await makeClaims(agency, [6_000_000]);
  await at(new Date('2101-01-05T15:00:00Z'), () =>
    expect(approveClaim(actor, id)).rejects.toMatchObject({ values: { rows: 'la UVT de 2101' } }),
  );
});

test('what was approved without a rate before is counted among the withholdings of its year, and marked', async () => {
  const { agency, actor } = await makeWithholder();
  const [id = ''] = await makeClaims(agency, [6_000_000]);
  const { withholding } = await approveClaim(actor, id);
  const year = thisYear();
  expect(await getWithheldYear(actor, { year })).toMatchObject({ countedAsZero: 0 });
  const before = { ...withholding, missing: undefined, warnings: ['TARIFA_SIN_CONFIGURAR:UVT:Bogota'] };
  await database.db.update(claims).set({ withholding: before }).where(eq(claims.id, id));
  expect(await getWithheldYear(actor, { year })).toMatchObject({ countedAsZero: 1 });
  expect(await getClaimReview(actor, id)).toMatchObject({ countedAsZero: true });
});
