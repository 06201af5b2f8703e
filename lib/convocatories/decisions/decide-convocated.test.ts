import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { getContractPage } from '@/lib/contracts/contract-page';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import type { LinkActor } from '@/lib/core/actor';
import { CONVOCATED } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { decideConvocated } from './decide-convocated';

const database = useDatabase();

test.each([
  ['2009-03-02', 'errors.convocated.minor'],
  [null, 'errors.convocated.ageUnknown'],
  ['2009-03-01', null],
])('born %s is confirmed for 1 March 2027 in Bogotá: %s', async (birthdate, why) => {
  const { actor, agency } = await makeAgencyUser(database.db);
  // Still 1 March in Bogotá, already the 2nd in UTC.
  const event = await makeEvent(database.db, {
    agency,
    startDate: new Date('2027-03-02T01:00:00Z'),
    endDate: new Date('2027-03-03T01:00:00Z'),
  });
  const talent = await makeTalent(database.db, { birthdate });
  const row = await makeConvocated(database.db, { event, talent, stateId: CONVOCATED.CALLED });
  const confirm = decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
  if (why) await expect(confirm).rejects.toMatchObject({ messageKey: why });
  else expect(await confirm).toMatchObject({ stateId: CONVOCATED.CONFIRMED });
});

test.each([
  ['2012-05-05', 'contract.minor'],
  [null, 'contract.ageUnknown'],
])('born %s nobody signs, whoever confirmed', async (birthdate, messageKey) => {
  const talent = await makeTalent(database.db, { birthdate });
  const row = await makeConvocated(database.db, { talent });
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: 'test',
    purpose: 'CONTRACT',
    agencyId: row.agencyId,
    confirmed: CONFIRMED,
    subject: { eventId: row.eventId, talentId: row.talentId },
  };
  expect(await getContractPage(holder)).toEqual({ state: 'INVALID', messageKey });
  const sign = signWithCode(
    holder,
    { typeContract: 'eventos', habeasData: true, clausula: true },
    { ip: null, userAgent: null },
  );
  await expect(sign).rejects.toMatchObject({ messageKey });
});
