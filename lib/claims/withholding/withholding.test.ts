import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type agencies, claims, currencies, events, talentReductions, talentTaxData } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { taxYear } from '@/lib/taxes/today';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeTalent } from '@/lib/testing/factories/talents';
import { approveClaim } from '../review/approve-claim';
import { getClaimReview } from '../review/queries';
import { reopenClaim } from '../review/reopen-claim';
import { sendClaim } from '../send-claim';
import type { ClaimSnapshot } from '../snapshot';
import { CLAIM_FORM, makeSentClaim, makeServedTalent } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { BY, makeClaims, makeWithholder } from '../testing/withheld';
import { estimateWithholding, reviewedWithholding } from './estimate';

const database = useDatabase();
keepTaxUnit(database);
/** 28 % of what 75 % of 12 million exceeds 150 UVT, and 10 UVT, with the UVT of 2026 (52,374). */
const OF_TWELVE_MILLION = 844_032;
const withheldFrom = async (id: string) => {
  const [row] = await database.db.select().from(claims).where(eq(claims.id, id));
  return row?.withheld;
};

test('is told before it is sent, stands on the claim, and is kept as it is approved', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const talent = await makeServedTalent(database.db, agency);
  const estimate = await estimateWithholding(talent, { price: 12_000_000, hiresWorkers: false });
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
  const { agency, actor } = await makeWithholder(database.db);
  const [first = '', second = '', third = ''] = await makeClaims(
    database.db,
    agency,
    [6_000_000, 6_000_000, 6_000_000],
  );
  // Of the same talent at another agency: another payer.
  const other = await makeWithholder(database.db);
  const [elsewhere = ''] = await makeClaims(database.db, other.agency, [6_000_000]);
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
  const { agency, actor } = await makeWithholder(database.db);
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
  const { agency, actor } = await makeWithholder(database.db);
  const [first = '', second = ''] = await makeClaims(database.db, agency, [6_000_000, 6_000_000]);
  await approveClaim(actor, first);
  await reopenClaim(actor, first);
  expect(await withheldFrom(first)).toBeNull();
  await approveClaim(actor, second);
  expect(await withheldFrom(second)).toBe(0);
  await approveClaim(actor, first);
  expect(await withheldFrom(first)).toBe(OF_TWELVE_MILLION);
});

test('ten claims approved at once withhold what all of them owe together', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const ids = await makeClaims(
    database.db,
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
    const hires = declaresIncome !== undefined;
    if (hires) {
      await database.db
        .insert(talentTaxData)
        .values({ talentId, declaresIncome, ivaResponsible: false, hiresWorkers: true });
    }
    return (await estimateWithholding(talent, { price, hiresWorkers: hires })).withheld;
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
  const { agency, actor } = await makeWithholder(database.db);
  const other = await makeAgency(database.db);
  const talent = await makeServedTalent(database.db, agency);
  const { talentId = '' } = talent.subject;
  const declare = (kind: 'DEPENDANTS' | 'HEALTH', agencyId: string) =>
    database.db.insert(talentReductions).values({
      talentId,
      agencyId,
      kind,
      year: taxYear(),
      monthly: kind === 'HEALTH' ? 300_000 : null,
    });
  await declare('DEPENDANTS', other.id);
  await declare('HEALTH', agency.id);
  const estimate = () => estimateWithholding(talent, { price: 12_000_000, hiresWorkers: false });
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
