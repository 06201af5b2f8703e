import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, claims, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, type AgencyRole, anonymous } from '@/lib/core/actor';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { correctClaim } from '../correct-claim';
import { sendClaim } from '../send-claim';
import { CLAIM_FORM, makeSentClaim, makeServedTalent } from '../testing/claimed';
import { approveClaim, approveClaims } from './approve-claim';
import { payClaim, unpayClaim } from './pay-claim';
import { reopenClaim } from './reopen-claim';
import { returnClaim } from './return-claim';

const database = useDatabase();
const today = () => new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
const REASON = 'El valor no es el del contrato';
const payment = (id: string) => ({ id, paidOn: today(), reference: 'TRF-1' });

async function sent(settings: Partial<typeof agencies.$inferInsert> = {}, price = 700_000) {
  const { agency, actor: owner, user } = await makeAgencyUser(database.db);
  await database.db
    .update(agencies)
    .set({ payment: null, ...settings })
    .where(eq(agencies.id, agency.id));
  const { claim, talent } = await makeSentClaim(database.db, agency, { price, differenceReason: 'Otro día' });
  const colleague = async (role: AgencyRole) => (await makeAgencyUser(database.db, { agency, role })).actor;
  return { agency, owner, user, claim, talent, colleague };
}

const trail = async (id: string) =>
  (
    await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'claim'), eq(auditEntries.entityId, id)))
      .orderBy(auditEntries.id)
  ).map(({ action, fromState, toState }) => [action, fromState, toState]);

const outcomes = async (writes: readonly Promise<unknown>[]) => {
  const settled = await Promise.allSettled(writes);
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    refused: [
      ...new Set(settled.flatMap((one) => (one.status === 'rejected' ? [one.reason.messageKey] : []))),
    ],
  };
};

const MOVES: Readonly<Record<string, (actor: Actor, id: string) => Promise<unknown>>> = {
  approve: (actor, id) => approveClaim(actor, id),
  return: (actor, id) => returnClaim(actor, { id, reason: REASON }),
  reopen: (actor, id) => reopenClaim(actor, id),
  pay: (actor, id) => payClaim(actor, payment(id)),
  unpay: (actor, id) => unpayClaim(actor, { id, reason: 'El banco la devolvió' }),
};

describe('each move', () => {
  test('goes from its own states alone, and leaves who, from and to', async () => {
    const { owner, claim, talent } = await sent();
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
    expect(await trail(claim.id)).toEqual([
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
    const { claim, colleague, talent } = await sent();
    const other = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const move of Object.values(MOVES)) {
      await expect(move(anonymous, claim.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(move(other.actor, claim.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const actor of [
        await colleague('PRODUCER'),
        await colleague('READ_ONLY'),
        administrator,
        talent,
      ]) {
        await expect(move(actor, claim.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      }
    }
    expect(await approveClaim(await colleague('FINANCE'), claim.id)).toMatchObject({ status: 'APPROVED' });
  });

  test('a return needs a reason, and a payment a day that has come', async () => {
    const { owner, claim } = await sent();
    await expect(returnClaim(owner, { id: claim.id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'validation.required' },
    });
    await approveClaim(owner, claim.id);
    const pay = (paidOn: string) => payClaim(owner, { id: claim.id, paidOn, reference: '' });
    await expect(pay('2999-01-01')).rejects.toMatchObject({ fields: { paidOn: 'claims.pay.future' } });
    await expect(pay('2020-01-01')).rejects.toMatchObject({ fields: { paidOn: 'claims.pay.early' } });
    await expect(pay('ayer')).rejects.toMatchObject({ code: 'INVALID' });
    expect(await pay(today())).toMatchObject({ status: 'PAID', paymentReference: null });
  });

  test('the talent is told, and not of what was taken back before', async () => {
    const { owner, claim, agency } = await sent();
    await runAllJobs();
    await returnClaim(owner, { id: claim.id, reason: REASON });
    await runAllJobs();
    await reopenClaim(owner, claim.id);
    await approveClaim(owner, claim.id);
    await reopenClaim(owner, claim.id);
    await runAllJobs();
    await approveClaim(owner, claim.id);
    await payClaim(owner, payment(claim.id));
    await unpayClaim(owner, { id: claim.id, reason: 'No llegó' });
    await payClaim(owner, payment(claim.id));
    await runAllJobs();
    const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    const told = mails.filter(({ status, kind }) => status === 'SENT' && !kind.includes('sent-for'));
    expect(told.map(({ kind, toAddress }) => [kind, toAddress]).toSorted()).toEqual([
      ['claims.paid', claim.email],
      ['claims.paid', claim.email],
      ['claims.returned', claim.email],
    ]);
  });
});

describe('many at once', () => {
  test('of 200 approvals one is done', async () => {
    const { owner, claim } = await sent();
    const { done, refused } = await outcomes(
      Array.from({ length: 200 }, () => approveClaim(owner, claim.id)),
    );
    expect([done, refused]).toEqual([1, ['errors.claim.approve']]);
    expect(await trail(claim.id)).toHaveLength(2);
  });

  test('of approvals and returns one is done', async () => {
    const { owner, claim } = await sent();
    const { done } = await outcomes(
      Array.from({ length: 40 }, (_, index) =>
        MOVES[index % 2 ? 'approve' : 'return']?.(owner, claim.id),
      ) as Promise<unknown>[],
    );
    expect(done).toBe(1);
    expect(await trail(claim.id)).toHaveLength(2);
  });

  test('of 50 payments one is done', async () => {
    const { owner, claim } = await sent();
    await approveClaim(owner, claim.id);
    const pays = Array.from({ length: 50 }, () => payClaim(owner, payment(claim.id)));
    expect((await outcomes(pays)).done).toBe(1);
  });

  test('each of several has its own outcome', async () => {
    const { owner, agency, claim } = await sent();
    const { claim: second } = await makeSentClaim(database.db, agency);
    const { claim: strange } = await makeSentClaim(database.db, (await makeAgencyUser(database.db)).agency);
    await approveClaim(owner, second.id);
    const ids = [second.id, strange.id, claim.id];
    expect((await approveClaims(owner, { ids })).map(({ id, refused }) => [id, refused])).toEqual([
      [second.id, 'errors.claim.approve'],
      [strange.id, 'errors.claim.notFound'],
      [claim.id, null],
    ]);
    await expect(approveClaims(owner, { ids: [] })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

describe('four eyes', () => {
  const over = { claimsSecondApprovalOver: 700_000 };

  test('above the amount two people approve, whatever each of them repeats', async () => {
    const { owner, claim, colleague } = await sent(over, 700_001);
    const finance = await colleague('FINANCE');
    expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'SENT', approvedBy: null });
    await expect(approveClaim(owner, claim.id)).rejects.toMatchObject({
      messageKey: 'errors.claim.secondPerson',
    });
    const row = await approveClaim(finance, claim.id);
    expect(row).toMatchObject({ status: 'APPROVED' });
    expect(row.firstApprovedBy).not.toBe(row.approvedBy);
    expect((await trail(claim.id)).map(([action]) => action)).toEqual(['send', 'approve-first', 'approve']);
  });

  test('200 approvals by two people at once: one first and one second', async () => {
    const { owner, claim, colleague } = await sent(over, 900_000);
    const finance = await colleague('FINANCE');
    const writes = Array.from({ length: 200 }, (_, index) =>
      approveClaim(index % 2 ? owner : finance, claim.id),
    );
    const { done, refused } = await outcomes(writes);
    expect(done).toBe(2);
    expect(refused).not.toContain(undefined);
    expect((await trail(claim.id)).map(([action]) => action)).toEqual(['send', 'approve-first', 'approve']);
  });

  test('up to the amount one person is enough, and a dollar is never below it', async () => {
    const { owner, claim } = await sent(over);
    expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED', firstApprovedBy: null });
    const dollars = await sent(over);
    await database.db.update(claims).set({ currencyCode: 'USD' }).where(eq(claims.id, dollars.claim.id));
    expect(await approveClaim(dollars.owner, dollars.claim.id)).toMatchObject({ status: 'SENT' });
  });

  test('an amount raised meanwhile lets the first person finish it', async () => {
    const { owner, agency, claim } = await sent(over, 800_000);
    await approveClaim(owner, claim.id);
    await database.db
      .update(agencies)
      .set({ claimsSecondApprovalOver: null })
      .where(eq(agencies.id, agency.id));
    expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'APPROVED', firstApprovedBy: null });
  });

  test('a first approval falls with a return, and does not outlive a correction', async () => {
    const { owner, claim, talent } = await sent(over, 900_000);
    await approveClaim(owner, claim.id);
    await returnClaim(owner, { id: claim.id, reason: REASON });
    await correctClaim(talent, { ...CLAIM_FORM, price: 800_000, differenceReason: 'Menos' });
    expect(await approveClaim(owner, claim.id)).toMatchObject({ status: 'SENT' });
  });

  test('where approving and paying are apart, nobody who approved pays', async () => {
    const { owner, claim, colleague } = await sent({ ...over, claimsPayerApart: true }, 900_000);
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
  });

  test('what the platform pays is not marked by the agency', async () => {
    const { agency, actor } = await makeAgencyUser(database.db);
    const claim = await sendClaim(await makeServedTalent(database.db, agency, true), CLAIM_FORM);
    await approveClaim(actor, claim.id);
    await expect(payClaim(actor, payment(claim.id))).rejects.toMatchObject({
      messageKey: 'errors.claim.platformPays',
    });
  });
});
