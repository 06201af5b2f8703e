import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, claimAccounts, claimPayments, claims, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { getClaimPage } from '../claim-page';
import { correctClaim } from '../correct-claim';
import { getOwnPay } from '../payments/own-pay';
import { payClaim } from '../payments/pay-claim';
import { approveClaim } from '../review/approve-claim';
import { reopenClaim } from '../review/reopen-claim';
import { returnClaim } from '../review/return-claim';
import { CLAIM_FORM, makeSentClaim } from '../testing/claimed';
import { outcomesOf, payment } from '../testing/reviewed';
import { giveAccount } from './give-account';
import { composeAccountAsked, composeAccountGiven } from './messages';
import { findPayAccount } from './pay-account';

const database = useDatabase();
const PROBLEM = 'La cuenta está cancelada';
const OTHER = { bankId: 2, account: '55500011122', typeAccount: 'CORRIENTE' } as const;

/** An approved claim for which another account is asked for. */
async function makeAsked() {
  const { agency, actor: owner } = await makeAgencyUser(database.db);
  const { talent, claim } = await makeSentClaim(database.db, agency);
  await approveClaim(owner, claim.id);
  await database.db.update(claims).set({ accountProblem: PROBLEM }).where(eq(claims.id, claim.id));
  return { agency, owner, talent, id: claim.id };
}
const claimOf = async (id: string) => {
  const [row] = await database.db.select().from(claims).where(eq(claims.id, id));
  if (!row) throw new Error('no claim');
  return row;
};

describe('another account', () => {
  test('is kept encrypted beside the claim, counts for its next payment, and is mailed', async () => {
    const { talent, owner, id } = await makeAsked();
    const page = await getClaimPage(talent);
    expect(page).toMatchObject({ state: 'SENT', pay: { problem: PROBLEM, lastDigits: '6789' } });
    const before = await claimOf(id);
    await giveAccount(talent, OTHER);
    const after = await claimOf(id);
    expect(after).toMatchObject({ accountProblem: null, accountEncrypted: before.accountEncrypted });
    const [kept] = await database.db.select().from(claimAccounts).where(eq(claimAccounts.claimId, id));
    expect(kept).toMatchObject({ bankId: 2, accountType: 'CORRIENTE', accountLastDigits: '1122' });
    expect(JSON.stringify(kept)).not.toContain(OTHER.account);
    const [entry] = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entityId, id), eq(auditEntries.action, 'give-account')));
    expect(JSON.stringify(entry)).not.toMatch(/55500011122|1122/);
    expect(
      await database.db.$count(
        messages,
        and(eq(messages.kind, 'claims.account-given'), sql`payload ->> 'claimId' = ${id}`),
      ),
    ).toBe(1);
    const mail = await database.db.transaction((tx) =>
      composeAccountGiven({ claimId: id }, { tx } as Parameters<typeof composeAccountGiven>[1]),
    );
    expect(JSON.stringify(mail?.body)).toContain('terminada en 1122');
    await payClaim(owner, payment(id));
    const [paid] = await database.db.select().from(claimPayments).where(eq(claimPayments.claimId, id));
    expect(paid).toMatchObject({ bankId: 2, accountLastDigits: '1122' });
    await expect(database.db.delete(claimAccounts)).rejects.toThrow();
  });

  test('asked for by mail, with the way to give it, until it is given', async () => {
    const { talent, id } = await makeAsked();
    const compose = () =>
      database.db.transaction((tx) =>
        composeAccountAsked({ claimId: id }, { tx } as Parameters<typeof composeAccountAsked>[1]),
      );
    expect(JSON.stringify((await compose())?.body)).toMatch(/La cuenta está cancelada.*\/invoice\//s);
    await giveAccount(talent, OTHER);
    expect(await compose()).toBeNull();
  });

  test('no account, or one that a bank cannot pay, is told beside its field; none unasked', async () => {
    const { talent } = await makeAsked();
    for (const [wrong, fields] of [
      [{ ...OTHER, account: '12' }, { account: 'validation.accountDigits' }],
      [{ ...OTHER, bankId: 99 }, { bankId: 'claim.required' }],
      [{ ...OTHER, bankId: 3 }, { account: 'payouts.problems.mobile' }],
    ] as const) {
      await expect(giveAccount(talent, wrong)).rejects.toMatchObject({ fields });
    }
    await giveAccount(talent, OTHER);
    await expect(giveAccount(talent, OTHER)).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'claim.newAccount.notAsked',
    });
  });

  test('nobody but its talent, and it only with its code', async () => {
    const { talent, owner, id } = await makeAsked();
    const { confirmed: _code, ...unproven } = talent;
    const { talent: other } = await makeAsked();
    for (const actor of [owner, unproven, { ...talent, purpose: 'CONTRACT' } as const]) {
      await expect((async () => giveAccount(actor, OTHER))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect((async () => getOwnPay(actor))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect((async () => giveAccount(anonymous, OTHER))()).rejects.toMatchObject({
      code: expect.stringMatching(/UNAUTHENTICATED|FORBIDDEN/),
    });
    await expect(giveAccount({ ...talent, agencyId: other.agencyId ?? '' }, OTHER)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await claimOf(id)).accountProblem).toBe(PROBLEM);
  });

  test('a correction of the claim after it counts again', async () => {
    const { talent, owner, id } = await makeAsked();
    await giveAccount(talent, OTHER);
    await reopenClaim(owner, id);
    await returnClaim(owner, { id, reason: 'El valor' });
    await correctClaim(talent, { ...CLAIM_FORM, account: '00987654321' });
    expect(await findPayAccount(database.db, await claimOf(id))).toMatchObject({
      id: null,
      accountLastDigits: '4321',
    });
  });

  test('200 at once: one is kept', async () => {
    const { talent, id } = await makeAsked();
    const { done } = await outcomesOf(Array.from({ length: 200 }, () => giveAccount(talent, OTHER)));
    expect(done).toBe(1);
    expect(await database.db.$count(claimAccounts, eq(claimAccounts.claimId, id))).toBe(1);
  });
});

test('a talent reads how much of its claim is paid and what remains', async () => {
  const { talent, owner, id } = await makeAsked();
  await payClaim(owner, { ...payment(id), amount: 100_000 });
  const pay = await getOwnPay(talent);
  expect(pay).toMatchObject({ status: 'APPROVED', paid: 100_000, problem: null });
  expect(pay?.left).toBe((pay?.net ?? 0) - 100_000);
  expect(pay?.payments).toMatchObject([{ state: 'PAID', amount: 100_000, accountLastDigits: '6789' }]);
});
