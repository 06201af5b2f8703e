import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '../review/approve-claim';
import { getClaimReview } from '../review/queries';
import { sendClaim } from '../send-claim';
import type { ClaimSnapshot } from '../snapshot';
import { CLAIM_FORM, makeSentClaim, makeServedTalent } from '../testing/claimed';
import { keepTaxUnit } from '../testing/keep-tax-unit';
import { BY, makeWithholder } from '../testing/withheld';

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
