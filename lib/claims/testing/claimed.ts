import type { Db } from '@/db/client';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor } from '@/lib/core/actor';
import type { Agency } from '@/lib/testing/factories/agencies';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import type { Talent } from '@/lib/testing/factories/talents';
import type { SendClaimInput } from '../inputs';
import { sendClaim } from '../send-claim';

const DAY = 86_400_000;

export const CLAIM_FORM: SendClaimInput = {
  activities: 'Modelaje de la colección, dos pasadas por día.',
  price: 700_000,
  bankId: 1,
  account: '00123456789',
  typeAccount: 'AHORROS',
  hiresWorkers: false,
};

type Served = { readonly talent?: Talent; readonly daysAgo?: number };

/**
 * A talent of a signed contract with a fee of 700.000 whose service ended yesterday, unless told, as who holds its link.
 */
export async function makeServedTalent(
  db: Db,
  agency: Agency,
  thirdParty = false,
  { talent, daysAgo = 1 }: Served = {},
): Promise<LinkActor> {
  const dates = {
    startDate: new Date(Date.now() - (daysAgo + 0.5) * DAY),
    endDate: new Date(Date.now() - daysAgo * DAY),
  };
  const event = await makeEvent(db, { agency, ...dates, tercero: thirdParty });
  const convocatory = await makeConvocatory(db, { event, ...dates });
  const convocated = await makeConvocated(db, { convocatory, ...(talent ? { talent } : {}) });
  await makeContract(db, { convocated, snapshot: { facts: { fee: { amount: 700_000, currency: 'COP' } } } });
  const { convocatoryId, talentId, eventId } = convocated;
  return {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'CLAIM',
    confirmed: CONFIRMED,
    fresh: true,
    agencyId: agency.id,
    subject: { convocatoryId, talentId, eventId },
  };
}

/** A claim that its talent has sent. */
export async function makeSentClaim(
  db: Db,
  agency: Agency,
  form: Partial<SendClaimInput> = {},
  of: Served & { readonly thirdParty?: boolean } = {},
) {
  const talent = await makeServedTalent(db, agency, of.thirdParty, of);
  return { talent, claim: await sendClaim(talent, { ...CLAIM_FORM, ...form }) };
}
