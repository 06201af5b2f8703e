import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { at } from '@/lib/platform/clock';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { correctClaim } from '../correct-claim';
import { payClaim } from '../payments/pay-claim';
import { sendClaim } from '../send-claim';
import { CLAIM_FORM, makeServedTalent } from '../testing/claimed';
import { claimTrail, makeReview, outcomesOf, payment } from '../testing/reviewed';
import { approveClaim } from './approve-claim';
import { returnClaim } from './return-claim';
import { reviewersNeeded } from './rules';

const database = useDatabase();
const REASON = 'El valor no es el del contrato';
const over = { claimsSecondApprovalOver: 700_000 };

test('above the amount two people approve, whatever each of them repeats', async () => {
  const { owner, claim, colleague } = await makeReview(database.db, over, 700_001);
  const finance = await colleague('FINANCE');
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'SENT', approvedBy: null });
  await expect(approveClaim(owner, claim.id)).rejects.toMatchObject({
    messageKey: 'errors.claim.secondPerson',
  });
  const row = await approveClaim(finance, claim.id);
  expect(row).toMatchObject({ status: 'APPROVED' });
  expect(row.firstApprovedBy).not.toBe(row.approvedBy);
  expect((await claimTrail(database.db, claim.id)).map(([action]) => action)).toEqual([
    'send',
    'approve-first',
    'approve',
  ]);
});

test('200 approvals by two people at once: one first and one second', async () => {
  const { owner, claim, colleague } = await makeReview(database.db, over, 900_000);
  const finance = await colleague('FINANCE');
  const writes = Array.from({ length: 200 }, (_, index) =>
    approveClaim(index % 2 ? owner : finance, claim.id),
  );
  const { done, refused } = await outcomesOf(writes);
  expect(done).toBe(2);
  expect(refused).not.toContain(undefined);
  expect((await claimTrail(database.db, claim.id)).map(([action]) => action)).toEqual([
    'send',
    'approve-first',
    'approve',
  ]);
});

test('up to the amount one person is enough, and a dollar is never below it', async () => {
  const { owner, claim } = await makeReview(database.db, over);
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED', firstApprovedBy: null });
  const dollars = await makeReview(database.db, over);
  await database.db.update(claims).set({ currencyCode: 'USD' }).where(eq(claims.id, dollars.claim.id));
  expect(await approveClaim(dollars.owner, dollars.claim.id)).toMatchObject({ status: 'SENT' });
});

test('an amount raised or dropped meanwhile lets nobody finish alone; one that is lowered counts at once', async () => {
  const { owner, agency, claim } = await makeReview(database.db, over, 800_000);
  await approveClaim(owner, claim.id);
  for (const claimsSecondApprovalOver of [999_999_999, null]) {
    await database.db.update(agencies).set({ claimsSecondApprovalOver }).where(eq(agencies.id, agency.id));
    await expect(approveClaim(owner, claim.id)).rejects.toMatchObject({
      messageKey: 'errors.claim.secondPerson',
    });
  }
  const afterwards = await sendClaim(await makeServedTalent(database.db, agency), {
    ...CLAIM_FORM,
    price: 800_000,
    differenceReason: 'Más',
  });
  expect(await approveClaim(owner, afterwards.id)).toMatchObject({
    status: 'APPROVED',
    firstApprovedBy: null,
  });
  const small = await sendClaim(await makeServedTalent(database.db, agency), CLAIM_FORM);
  await database.db.update(agencies).set({ claimsSecondApprovalOver: 1 }).where(eq(agencies.id, agency.id));
  expect(await approveClaim(owner, small.id)).toMatchObject({ status: 'SENT' });
});

test('the amount holds for what one person approves in a day, also at once, and begins anew the next', async () => {
  const price = CLAIM_FORM.price;
  const { owner, agency, claim, colleague } = await makeReview(database.db, {
    claimsSecondApprovalOver: price * 2,
  });
  const finance = await colleague('FINANCE');
  const more = [];
  for (let count = 0; count < 3; count++) {
    more.push((await sendClaim(await makeServedTalent(database.db, agency), CLAIM_FORM)).id);
  }
  const told = await Promise.all([claim.id, ...more].map((id) => approveClaim(owner, id)));
  expect(told.map(({ status }) => status).sort()).toEqual(['APPROVED', 'APPROVED', 'SENT', 'SENT']);
  const [one, other] = told.filter(({ status }) => status === 'SENT');
  await expect(approveClaim(owner, one?.id ?? '')).rejects.toMatchObject({
    messageKey: 'errors.claim.secondPerson',
  });
  expect(await approveClaim(finance, one?.id ?? '')).toMatchObject({ status: 'APPROVED' });
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  expect(await at(tomorrow, () => approveClaim(owner, other?.id ?? ''))).toMatchObject({
    status: 'APPROVED',
  });
});

test('above the amount for payments nobody pays by hand what it alone has approved, nor in parts', async () => {
  const { owner, claim, colleague } = await makeReview(database.db, { payoutsSecondApprovalOver: 100_000 });
  const finance = await colleague('FINANCE');
  await approveClaim(owner, claim.id);
  for (const amount of [undefined, 90_000]) {
    await expect(
      payClaim(owner, { ...payment(claim.id), ...(amount ? { amount } : {}) }),
    ).rejects.toMatchObject({
      messageKey: 'errors.claim.handSecondPerson',
    });
  }
  expect(await payClaim(finance, payment(claim.id))).toMatchObject({ status: 'PAID' });
});

test('a first approval falls with a return, and does not outlive a correction', async () => {
  const { owner, claim, talent } = await makeReview(database.db, over, 900_000);
  await approveClaim(owner, claim.id);
  await returnClaim(owner, { id: claim.id, reason: REASON });
  await correctClaim(talent, { ...CLAIM_FORM, price: 800_000, differenceReason: 'Menos' });
  expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'SENT' });
});

test('where approving and paying are apart, nobody who approved pays', async () => {
  const { owner, claim, colleague } = await makeReview(
    database.db,
    { ...over, claimsPayerApart: true },
    900_000,
  );
  const finance = await colleague('FINANCE');
  const second = await colleague('FINANCE');
  await approveClaim(owner, claim.id);
  await approveClaim(finance, claim.id);
  for (const approver of [owner, finance]) {
    await expect(payClaim(approver, payment(claim.id))).rejects.toMatchObject({
      messageKey: 'errors.claim.payerApart',
    });
  }
  expect(await payClaim(second, payment(claim.id))).toMatchObject({ status: 'PAID' });
  expect(reviewersNeeded(true, true)).toBe([owner, finance, second].length);
  expect([reviewersNeeded(true, false), reviewersNeeded(false, true), reviewersNeeded(false, false)]).toEqual(
    [2, 2, 1],
  );
});

test('what the platform pays is not marked by the agency', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const claim = await sendClaim(await makeServedTalent(database.db, agency, true), CLAIM_FORM);
  await approveClaim(actor, claim.id);
  await expect(payClaim(actor, payment(claim.id))).rejects.toMatchObject({
    messageKey: 'errors.claim.platformPays',
  });
});
