import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { claims, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { correctClaim } from '../correct-claim';
import { payClaim, unpayClaim } from '../payments/pay-claim';
import { CLAIM_FORM, makeSentClaim } from '../testing/claimed';
import { claimTrail, makeReview, outcomesOf, payment } from '../testing/reviewed';
import { approveClaims, reopenClaims, returnClaims } from './act-on-claims';
import { approveClaim } from './approve-claim';
import { reopenClaim } from './reopen-claim';
import { returnClaim } from './return-claim';

const database = useDatabase();
const REASON = 'El valor no es el del contrato';

const MOVES: Readonly<Record<string, (actor: Actor, id: string) => Promise<unknown>>> = {
  approve: (actor, id) => approveClaim(actor, id),
  return: (actor, id) => returnClaim(actor, { id, reason: REASON }),
  reopen: (actor, id) => reopenClaim(actor, id),
  pay: (actor, id) => payClaim(actor, payment(id)),
  unpay: (actor, id) => unpayClaim(actor, { id, reason: 'El banco la devolvió' }),
};

describe('each move', () => {
  test('goes from its own states alone, and leaves who, from and to', async () => {
    const { owner, claim, talent } = await makeReview(database.db);
    const state = async () =>
      (await database.db.select().from(claims).where(eq(claims.id, claim.id)))[0]?.status ?? '';
    const allowed: Readonly<Record<string, readonly string[]>> = {
      SENT: ['approve', 'return'],
      APPROVED: ['reopen', 'pay'],
      RETURNED: ['reopen'],
      PAID: ['unpay'],
    };
    const refuseOthers = async () => {
      const now = await state();
      for (const [name, move] of Object.entries(MOVES)) {
        if (allowed[now]?.includes(name)) continue;
        await expect(move(owner, claim.id)).rejects.toMatchObject({
          code: 'CONFLICT',
          messageKey: `errors.claim.${name}`,
        });
      }
      if (now !== 'RETURNED') {
        await expect(correctClaim(talent, CLAIM_FORM)).rejects.toMatchObject({
          messageKey: 'claim.notReturned',
        });
      }
      expect(await state()).toBe(now);
    };
    for (const move of ['return', 'reopen', 'approve', 'reopen', 'approve', 'pay', 'unpay', 'pay']) {
      await refuseOthers();
      await MOVES[move]?.(owner, claim.id);
    }
    await refuseOthers();
    expect(await claimTrail(database.db, claim.id)).toEqual([
      ['send', null, 'SENT'],
      ['return', 'SENT', 'RETURNED'],
      ['reopen', 'RETURNED', 'SENT'],
      ['approve', 'SENT', 'APPROVED'],
      ['reopen', 'APPROVED', 'SENT'],
      ['approve', 'SENT', 'APPROVED'],
      ['pay', 'APPROVED', 'PAID'],
      ['unpay', 'PAID', 'APPROVED'],
      ['pay', 'APPROVED', 'PAID'],
    ]);
  });

  test('is for owners and finance of its agency, and is not found by another', async () => {
    const { claim, colleague, talent } = await makeReview(database.db);
    const other = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const [name, move] of Object.entries(MOVES)) {
      await expect(move(anonymous, claim.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(move(other.actor, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const actor of [
        await colleague('PRODUCER'),
        await colleague('READ_ONLY'),
        // Pays for the platform, to which this claim is nothing.
        ...(name.endsWith('pay') ? [] : [administrator]),
        talent,
      ]) {
        await expect(move(actor, claim.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
      if (!name.endsWith('pay')) continue;
      await expect(move(administrator, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await approveClaim(await colleague('FINANCE'), claim.id)).toMatchObject({ status: 'APPROVED' });
  });

  test('a return needs a reason, and a payment a day that has come', async () => {
    const { owner, claim } = await makeReview(database.db);
    await expect(returnClaim(owner, { id: claim.id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'validation.required' },
    });
    await approveClaim(owner, claim.id);
    const pay = (paidOn: string) => payClaim(owner, { id: claim.id, paidOn, reference: '' });
    await expect(pay('2999-01-01')).rejects.toMatchObject({ fields: { paidOn: 'claims.pay.future' } });
    await expect(pay('2020-01-01')).rejects.toMatchObject({ fields: { paidOn: 'claims.pay.early' } });
    await expect(pay('ayer')).rejects.toMatchObject({ code: 'INVALID' });
    expect(await pay(payment('').paidOn)).toMatchObject({ status: 'PAID', paid: 700_000 });
  });

  const toldOf = async (agencyId: string) => {
    await runAllJobs();
    const rows = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
    return rows
      .filter(({ status, kind }) => status === 'SENT' && !kind.includes('sent-for'))
      .map(({ kind, toAddress }) => [kind, toAddress]);
  };

  test('the talent is told of each', async () => {
    const { owner, claim, agency } = await makeReview(database.db);
    await returnClaim(owner, { id: claim.id, reason: REASON });
    expect(await toldOf(agency.id)).toEqual([['claims.returned', claim.email]]);
  });

  test('the talent is not told of what was taken back before', async () => {
    const { owner, claim, agency } = await makeReview(database.db);
    await returnClaim(owner, { id: claim.id, reason: REASON });
    await reopenClaim(owner, claim.id);
    await approveClaim(owner, claim.id);
    await payClaim(owner, payment(claim.id));
    expect(await toldOf(agency.id)).toEqual([['claims.paid', claim.email]]);
  });
});

describe('many at once', () => {
  test('of 200 approvals one is done', async () => {
    const { owner, claim } = await makeReview(database.db);
    const { done, refused } = await outcomesOf(
      Array.from({ length: 200 }, () => approveClaim(owner, claim.id)),
    );
    expect([done, refused]).toEqual([1, ['errors.claim.approve']]);
    expect(await claimTrail(database.db, claim.id)).toHaveLength(2);
  });

  test('of approvals and returns one is done', async () => {
    const { owner, claim } = await makeReview(database.db);
    const { done } = await outcomesOf(
      Array.from({ length: 40 }, (_, index) =>
        MOVES[index % 2 ? 'approve' : 'return']?.(owner, claim.id),
      ) as Promise<unknown>[],
    );
    expect(done).toBe(1);
    expect(await claimTrail(database.db, claim.id)).toHaveLength(2);
  });

  test('of 50 payments one is done', async () => {
    const { owner, claim } = await makeReview(database.db);
    await approveClaim(owner, claim.id);
    const pays = Array.from({ length: 50 }, () => payClaim(owner, payment(claim.id)));
    expect((await outcomesOf(pays)).done).toBe(1);
  });

  test('each of several has its own outcome', async () => {
    const { owner, agency, claim } = await makeReview(database.db);
    const { claim: second } = await makeSentClaim(database.db, agency);
    const { claim: strange } = await makeSentClaim(database.db, (await makeAgencyUser(database.db)).agency);
    await approveClaim(owner, second.id);
    const ids = [second.id, claim.id];
    await expect(approveClaims(owner, { ids: [...ids, strange.id] })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await approveClaims(owner, { ids })).map(({ id, refused }) => [id, refused])).toEqual([
      [second.id, { key: 'errors.claim.approve', values: {} }],
      [claim.id, null],
    ]);
    for (const write of [
      () => returnClaims(owner, { ids: [...ids, strange.id], reason: REASON }),
      () => reopenClaims(owner, { ids: [...ids, strange.id] }),
    ])
      await expect(write()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const refusals = (outcomes: Awaited<ReturnType<typeof approveClaims>>) =>
      outcomes.map(({ refused }) => refused?.key ?? null);
    expect(refusals(await reopenClaims(owner, { ids: [claim.id] }))).toEqual([null]);
    expect(refusals(await returnClaims(owner, { ids, reason: REASON }))).toEqual([
      'errors.claim.return',
      null,
    ]);
    expect(refusals(await reopenClaims(owner, { ids }))).toEqual([null, null]);
    expect(refusals(await reopenClaims(owner, { ids }))).toEqual(Array(2).fill('errors.claim.reopen'));
    await expect(approveClaims(owner, { ids: [] })).rejects.toMatchObject({ code: 'INVALID' });
  });
});
