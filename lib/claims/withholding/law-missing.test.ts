import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { translate, translateField } from '@/lib/i18n/translate';
import { at } from '@/lib/platform/clock';
import { taxYear } from '@/lib/taxes/today';
import { getWithheldYear } from '../certificates/queries';
import { approveClaims } from '../review/act-on-claims';
import { approveClaim } from '../review/approve-claim';
import { getClaimReview } from '../review/queries';
import { sendClaim } from '../send-claim';
import type { ClaimSnapshot } from '../snapshot';
import { CLAIM_FORM, makeServedTalent } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { makeClaims, makeWithholder } from '../testing/withheld';
import { findMissingNow } from './missing-now';

const database = useDatabase();
keepTaxUnit(database);

test('approval stops where the UVT of the year is missing, alone and in bulk, and goes on once it is there', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const [id = '', other = ''] = await makeClaims(database.db, agency, [20_000_000, 20_000_000]);
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
  const { agency, actor } = await makeWithholder(database.db, { claimsSecondApprovalOver: 1 });
  const [id = ''] = await makeClaims(database.db, agency, [6_000_000]);
  await at(new Date('2101-01-05T15:00:00Z'), () =>
    expect(approveClaim(actor, id)).rejects.toMatchObject({ values: { rows: 'la UVT de 2101' } }),
  );
});

test('what was approved without a rate before is counted among the withholdings of its year, and marked', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const [id = ''] = await makeClaims(database.db, agency, [6_000_000]);
  const { withholding } = await approveClaim(actor, id);
  const year = taxYear();
  expect(await getWithheldYear(actor, { year })).toMatchObject({ countedAsZero: 0 });
  const before = { ...withholding, missing: undefined, warnings: ['TARIFA_SIN_CONFIGURAR:UVT:Bogota'] };
  await database.db.update(claims).set({ withholding: before }).where(eq(claims.id, id));
  expect(await getWithheldYear(actor, { year })).toMatchObject({ countedAsZero: 1 });
  expect(await getClaimReview(actor, id)).toMatchObject({ countedAsZero: true });
});
