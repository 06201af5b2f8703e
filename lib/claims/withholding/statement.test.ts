import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talentTaxData } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { translate } from '@/lib/i18n/translate';
import { getClaimPage } from '../claim-page';
import { correctClaim } from '../correct-claim';
import { approveClaim } from '../review/approve-claim';
import { getClaimReview, listClaims } from '../review/queries';
import { returnClaim } from '../review/return-claim';
import { sendClaim } from '../send-claim';
import type { ClaimSnapshot } from '../snapshot';
import { CLAIM_FORM, makeSentClaim, makeServedTalent } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { BY, makeWithholder } from '../testing/withheld';
import { reviewedWithholding } from './estimate';
import { asksStatement } from './rules';

const database = useDatabase();
keepTaxUnit(database);

test('without its statement a claim has the rate of its concept, and with it the claim bears it', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const claimOf = async (hiresWorkers: boolean | null | undefined) => {
    const form = { price: 6_600_000, ...BY, hiresWorkers };
    const { claim } = await makeSentClaim(database.db, agency, form);
    expect(await getClaimReview(actor, claim.id)).toMatchObject({ hiresWorkers: hiresWorkers ?? null });
    const { withheld, withholding, snapshot } = await approveClaim(actor, claim.id);
    return { withheld, method: withholding?.method, said: (snapshot as ClaimSnapshot).hiresWorkers };
  };
  const services = { withheld: 396_000, method: 'SERVICIOS_NO_DECLARANTE' };
  expect(await claimOf(undefined)).toEqual({ ...services, said: null });
  expect(await claimOf(null)).toEqual({ ...services, said: null });
  expect(await claimOf(true)).toEqual({ ...services, said: true });
  expect(await claimOf(false)).toEqual({ withheld: 0, method: 'ART383', said: false });
});

test('the statement is asked of a claim that was sent, which is not approved before its talent answers and counts anew then', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const form = { price: 6_600_000, ...BY };
  const { claim, talent } = await makeSentClaim(database.db, agency, { ...form, hiresWorkers: null });
  const review = await getClaimReview(actor, claim.id);
  const estimated = await reviewedWithholding(actor, review);
  if (!estimated) throw new Error('it withholds');
  expect(asksStatement(review, estimated)).toBe(true);
  const lacking = async () => (await listClaims(actor)).map(({ lacksStatement }) => lacksStatement);
  expect(await lacking()).toEqual([true]);
  const legalNature = (text: string) =>
    database.db.execute(
      sql`update agencies set legal_nature = ${text}, retenedor_renta = false where id = ${agency.id}`,
    );
  await legalNature('PERSONA_NATURAL');
  expect(await lacking()).toEqual([false]);
  await legalNature('PERSONA_JURIDICA');
  expect(await lacking()).toEqual([true]);
  expect(asksStatement({ ...review, hiresWorkers: true }, estimated)).toBe(false);
  expect(asksStatement({ ...review, status: 'APPROVED' }, estimated)).toBe(false);
  const talentId = claim.talentId;
  await database.db.insert(talentTaxData).values({
    talentId,
    declaresIncome: true,
    ivaResponsible: false,
    hiresWorkers: false,
    simpleRegime: true,
  });
  expect(await lacking()).toEqual([false]);
  await database.db.delete(talentTaxData).where(eq(talentTaxData.talentId, talentId));
  const abroad = { country: 'MX', rate: '20', isShow: false, isTreaty: false };
  expect(asksStatement(review, { ...estimated, nonResident: abroad })).toBe(false);

  const asked = translate('claims.reasons.statement');
  await returnClaim(actor, { id: claim.id, reason: asked });
  expect(await lacking()).toEqual([false]);
  await expect(approveClaim(actor, claim.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const page = await getClaimPage(talent);
  expect(page).toMatchObject({
    state: 'FORM',
    hiresWorkers: null,
    returned: { reason: asked, price: 6_600_000, account: CLAIM_FORM.account },
  });
  await correctClaim(talent, { ...CLAIM_FORM, ...form, hiresWorkers: false, seenVersion: 1 });
  expect(await approveClaim(actor, claim.id)).toMatchObject({
    version: 2,
    withheld: 0,
    withholding: { method: 'ART383' },
  });
});

test('a place that was quoted as paid by fees has their rate without the statement', async () => {
  const { agency, actor } = await makeWithholder(database.db);
  const talent = await makeServedTalent(database.db, agency);
  const { convocatoryId = '' } = talent.subject;
  await database.db.execute(sql`
    update quotation_lines set talent_withholding = 'HONORARIOS_PN' where id = (
      select p.quotation_line_id from convocatories c join event_personals p on p.id = c.event_personal_id
      where c.id = ${convocatoryId})`);
  const { id } = await sendClaim(talent, { ...CLAIM_FORM, price: 6_600_000, ...BY, hiresWorkers: null });
  expect(await approveClaim(actor, id)).toMatchObject({
    withheld: 660_000,
    withholding: { method: 'HONORARIOS_PN' },
  });
});
