import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import type { LinkActor, TalentActor } from '@/lib/core/actor';
import { keepBankAccount } from '@/lib/talents/own/bank-account/keep-account';
import { getBankAccount } from '@/lib/talents/own/bank-account/queries';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { getClaimPage } from './claim-page';
import { keepClaimAccount } from './keep-claim-account';
import { sendClaim } from './send-claim';

const database = useDatabase();
const DAY = 86_400_000;
const ENDED = { startDate: new Date(Date.now() - 2 * DAY), endDate: new Date(Date.now() - DAY) };
const FORM = {
  activities: 'Modelaje',
  price: 500_000,
  bankId: 1,
  account: '00123456789',
  typeAccount: 'CORRIENTE',
} as const;

/** Who may claim for an event that has ended, by its link, and signed in. */
async function makeClaimant() {
  const event = await makeEvent(database.db, ENDED);
  const convocatory = await makeConvocatory(database.db, { event, ...ENDED });
  const convocated = await makeConvocated(database.db, { convocatory });
  await makeContract(database.db, { convocated });
  const { agencyId, convocatoryId, talentId, eventId } = convocated;
  const holder: LinkActor = {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'CLAIM',
    confirmed: CONFIRMED,
    fresh: true,
    agencyId,
    subject: { convocatoryId, talentId, eventId },
  };
  const talent: TalentActor = { kind: 'talent', talentId, fresh: true };
  return { holder, talent };
}

test('a claim begins with the account on file, and keeps the one it was sent with when that is asked', async () => {
  const { holder, talent } = await makeClaimant();
  expect(await getClaimPage(holder)).toMatchObject({ state: 'FORM', account: null });
  const kept = { bankId: 3, account: '3001112233', typeAccount: 'AHORROS', holder: 'Su mamá' } as const;
  await keepBankAccount(talent, { ...kept, activities: 'Protocolo' });
  expect(await getClaimPage(holder)).toMatchObject({
    account: { ...kept, bank: 'Nequi', activities: 'Protocolo' },
  });
  const claim = await sendClaim(holder, FORM);
  expect(await getBankAccount(talent), 'not by itself').toMatchObject(kept);
  await keepClaimAccount(holder, claim);
  const { bankId, account, typeAccount } = FORM;
  expect(await getBankAccount(talent)).toMatchObject({
    bankId,
    account,
    typeAccount,
    holder: 'Su mamá',
    activities: 'Protocolo',
  });
});

test('without the code the page tells no account, and none is kept', async () => {
  const { holder, talent } = await makeClaimant();
  const claim = await sendClaim(holder, FORM);
  const { confirmed: _none, ...unconfirmed } = holder;
  await expect(keepClaimAccount(unconfirmed, claim)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await getBankAccount(talent)).toBeNull();
  await keepClaimAccount(holder, claim);
  expect(await getBankAccount(talent)).toMatchObject({ account: FORM.account, holder: claim.name });
  expect(JSON.stringify(await getClaimPage(unconfirmed))).not.toContain(FORM.account);
});
