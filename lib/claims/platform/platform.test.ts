import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { isoDateInZone } from '@/lib/core/dates';
import { getCollectedEvent } from '@/lib/finances/third-party/queries';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { correctClaim } from '../correct-claim';
import { payClaim, unpayClaim } from '../payments/pay-claim';
import { findClaimPayments } from '../payments/queries';
import { approveClaim } from '../review/approve-claim';
import { CLAIM_FORM, makeSentClaim } from '../testing/claimed';
import { claimTrail, outcomesOf } from '../testing/reviewed';
import { countPlatformClaims, findSentBackReason, getPlatformClaim, listPlatformClaims } from './queries';
import { sendBackClaim } from './send-back-claim';

const database = useDatabase();
const TODAY = isoDateInZone(new Date(), DEFAULT_TIME_ZONE);

async function makeApproved(thirdParty = true) {
  const administrator = (await makeAdministrator(database.db)).actor;
  const { agency, actor } = await makeAgencyUser(database.db);
  await database.db.update(agencies).set({ payment: null }).where(eq(agencies.id, agency.id));
  const { claim, talent } = await makeSentClaim(database.db, agency, {}, { thirdParty });
  await approveClaim(actor, claim.id);
  return { administrator, agency, actor, claim, talent };
}
const kinds = async (agencyId: string) =>
  (await database.db.select({ kind: messages.kind }).from(messages).where(eq(messages.agencyId, agencyId)))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('claims.'));

test('what an agency approves comes to the platform, which alone pays it: 200 at once, once', async () => {
  const { administrator, actor, agency, claim } = await makeApproved();
  const [toPay] = await database.db
    .select()
    .from(messages)
    .where(and(eq(messages.kind, 'claims.to-pay-for-platform')));
  expect(toPay).toMatchObject({ agencyId: null, payload: { claimId: claim.id } });
  const filter = { agencyId: agency.id, status: 'APPROVED' } as const;
  expect(await listPlatformClaims(administrator, filter)).toMatchObject([
    { id: claim.id, number: claim.number },
  ]);
  expect(await countPlatformClaims(administrator, { ...filter, search: claim.name })).toBe(1);
  expect(await countPlatformClaims(administrator, { ...filter, search: 'zzz' })).toBe(0);
  const payment = { id: claim.id, paidOn: TODAY, reference: 'TRF-7' };
  await expect(payClaim(actor, payment)).rejects.toMatchObject({ messageKey: 'errors.claim.platformPays' });
  const { done } = await outcomesOf(Array.from({ length: 200 }, () => payClaim(administrator, payment)));
  expect(done).toBe(1);
  expect(await getPlatformClaim(administrator, claim.id)).toMatchObject({
    status: 'PAID',
    payments: [{ reference: 'TRF-7', amount: claim.price, state: 'PAID' }],
  });
  for (const payer of [administrator, actor]) {
    const paid = await findClaimPayments(payer, [claim.id]);
    expect(paid.get(claim.id)?.map(({ reference }) => reference)).toEqual(['TRF-7']);
  }
  expect((await getCollectedEvent(administrator, claim.eventId)).paid.talents).toBe(claim.price);
  await unpayClaim(administrator, { id: claim.id, reason: 'El banco lo devolvió' });
  expect((await getCollectedEvent(administrator, claim.eventId)).paid.talents).toBe(0);
  expect((await claimTrail(database.db, claim.id)).slice(-2)).toEqual([
    ['pay', 'APPROVED', 'PAID'],
    ['unpay', 'PAID', 'APPROVED'],
  ]);
});

test('it goes back with a reason: to its talent, which keeps its number, or to its agency', async () => {
  const { administrator, actor, agency, claim, talent } = await makeApproved();
  const back = (to: 'AGENCY' | 'TALENT') =>
    sendBackClaim(administrator, { id: claim.id, to, reason: 'La cuenta no es suya' });
  expect(await back('TALENT')).toMatchObject({
    ...{ status: 'RETURNED', returnedReason: 'La cuenta no es suya' },
    ...{ withheld: null, approvedBy: null },
  });
  expect(await kinds(agency.id)).toEqual(expect.arrayContaining(['claims.returned', 'claims.sent-back']));
  expect(await transact((tx) => findSentBackReason(tx, claim.id))).toBe('La cuenta no es suya');
  await expect(back('TALENT')).rejects.toMatchObject({ code: 'CONFLICT' });
  const corrected = await correctClaim(talent, { ...CLAIM_FORM, account: '9988776655' });
  expect(corrected).toMatchObject({ status: 'SENT', number: claim.number });
  await approveClaim(actor, claim.id);
  expect(await back('AGENCY')).toMatchObject({ status: 'SENT', withheld: null });
  await expect(
    sendBackClaim(administrator, { id: claim.id, to: 'AGENCY', reason: ' ' }),
  ).rejects.toMatchObject({ fields: { reason: 'validation.required' } });
});

test('the platform reaches no claim that its agency pays, and an agency none of its screens', async () => {
  const { administrator, actor, claim } = await makeApproved(false);
  const unknown = { code: 'NOT_FOUND' };
  const payment = { id: claim.id, paidOn: TODAY, reference: '' };
  await expect(payClaim(administrator, payment)).rejects.toMatchObject(unknown);
  await expect(
    sendBackClaim(administrator, { id: claim.id, to: 'TALENT', reason: 'x' }),
  ).rejects.toMatchObject(unknown);
  await expect(getPlatformClaim(administrator, claim.id)).rejects.toMatchObject(unknown);
  expect(await countPlatformClaims(administrator, { agencyId: claim.agencyId })).toBe(0);
  const forbidden = { code: 'FORBIDDEN' };
  await expect(listPlatformClaims(actor)).rejects.toMatchObject(forbidden);
  await expect(getPlatformClaim(actor, claim.id)).rejects.toMatchObject(forbidden);
  await expect(sendBackClaim(actor, { id: claim.id, to: 'AGENCY', reason: 'x' })).rejects.toMatchObject(
    forbidden,
  );
});
