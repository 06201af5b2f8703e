import type { Db } from '@/db/client';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor } from '@/lib/core/actor';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import type { SendClaimInput } from '../inputs';
import { sendClaim } from '../send-claim';

const DAY = 86_400_000;

export const CLAIM_FORM: SendClaimInput = {
  activities: 'Modelaje de la colección, dos pasadas por día.',
  price: 700_000,
  bankId: 1,
  account: '00123456789',
  typeAccount: 'AHORROS',
};

/** A talent of a signed contract with a fee of 700.000 whose service ended yesterday, as who holds its link. */
export async function makeServedTalent(db: Db, agency: Agency, thirdParty = false): Promise<LinkActor> {
  const dates = { startDate: new Date(Date.now() - 2 * DAY), endDate: new Date(Date.now() - DAY) };
  const event = await makeEvent(db, { agency, ...dates, tercero: thirdParty });
  const convocatory = await makeConvocatory(db, { event, ...dates });
  const convocated = await makeConvocated(db, { convocatory });
  await makeContract(db, { convocated, snapshot: { facts: { fee: { amount: 700_000, currency: 'COP' } } } });
  const { convocatoryId, talentId, eventId } = convocated;
  return {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'CLAIM',
    confirmed: CONFIRMED,
    agencyId: agency.id,
    subject: { convocatoryId, talentId, eventId },
  };
}

/** A claim that its talent has sent. */
export async function makeSentClaim(db: Db, agency: Agency, form: Partial<SendClaimInput> = {}) {
  const talent = await makeServedTalent(db, agency);
  return { talent, claim: await sendClaim(talent, { ...CLAIM_FORM, ...form }) };
}
