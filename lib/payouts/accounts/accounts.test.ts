import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, claims, payerAccounts, payoutBatches } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { approveClaim } from '@/lib/claims/review/approve-claim';
import { makeSentClaim } from '@/lib/claims/testing/claimed';
import { outcomesOf } from '@/lib/claims/testing/reviewed';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createBatches, setBatchAccount, setBatchLayout } from '../change-batch';
import { exportBatch, readBatchFile } from '../export-batch';
import { submitBatch } from '../move-batch';
import { getBatch } from '../queries';
import type { AddPayerAccountInput } from './inputs';
import { addPayerAccount, archivePayerAccount, changePayerAccount, setDefaultAccount } from './keep-account';
import { listPayerAccounts } from './queries';

const database = useDatabase();
const ACCOUNT: AddPayerAccountInput = {
  bankId: 1,
  account: '04512345678',
  typeAccount: 'CORRIENTE',
  holder: 'Casa Norte S.A.S.',
  taxId: '900.373.115-3',
  layout: 'bancolombia-pab',
  own: { clase: '225' },
};
const OTHER: AddPayerAccountInput = { ...ACCOUNT, account: '99887766', bankId: 2, layout: 'csv', own: {} };

const makeOwner = () => makeAgencyUser(database.db);

async function makeBatch() {
  const { agency, actor: owner } = await makeOwner();
  await database.db.update(agencies).set({ payment: null }).where(eq(agencies.id, agency.id));
  const { claim } = await makeSentClaim(database.db, agency);
  await approveClaim(owner, claim.id);
  await database.db.update(claims).set({ identification: '1020304050' }).where(eq(claims.id, claim.id));
  const make = async () => {
    const [batch] = await createBatches(owner, { claimIds: [claim.id], byBank: false });
    if (!batch) throw new Error('no batch was made');
    return batch;
  };
  return { owner, make };
}

describe('an account from which a payer pays', () => {
  test('is encrypted and masked, the first one usual, and in the trail without its number', async () => {
    const { owner, agency } = await makeAgencyUser(database.db).then((made) => ({
      ...made,
      owner: made.actor,
    }));
    const first = await addPayerAccount(owner, ACCOUNT);
    const second = await addPayerAccount(owner, OTHER);
    const rows = await database.db.select().from(payerAccounts).where(eq(payerAccounts.agencyId, agency.id));
    expect(JSON.stringify(rows)).not.toMatch(/04512345678|99887766/);
    expect(await listPayerAccounts(owner)).toMatchObject([
      { id: first.id, isDefault: true, accountLastDigits: '5678', taxId: '9003731153', bank: 'Bancolombia' },
      { id: second.id, isDefault: false, layoutOverrides: null },
    ]);
    expect(JSON.stringify(await listPayerAccounts(owner))).not.toContain('04512345678');
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'payer-account'), eq(auditEntries.agencyId, agency.id)));
    expect(trail.map(({ action }) => action)).toEqual(['add', 'add']);
    expect(JSON.stringify(trail)).not.toContain('5678');
  });

  test('what is none is told beside its field, the same number twice too', async () => {
    const { actor } = await makeOwner();
    await addPayerAccount(actor, ACCOUNT);
    const wrong = (change: Partial<AddPayerAccountInput>, fields: Record<string, unknown>) =>
      expect(addPayerAccount(actor, { ...ACCOUNT, account: '7776665', ...change })).rejects.toMatchObject({
        code: 'INVALID',
        fields,
      });
    await wrong({ account: ACCOUNT.account }, { account: 'validation.payerAccount.twice' });
    await wrong({ taxId: '900373115-1' }, { taxId: 'validation.payerAccount.checkDigit' });
    await wrong({ taxId: 'NIT 900373115-1' }, { taxId: 'validation.payerAccount.checkDigit' });
    await wrong({ taxId: 'casa' }, { taxId: 'validation.payerAccount.taxId' });
    await wrong({ bankId: 5 }, { bankId: 'payouts.problems.foreign' });
    await wrong({ layout: 'otro' }, { layout: 'validation.option' });
    await wrong({ bankId: 2 }, { layout: 'validation.payerAccount.otherBank' });
    await wrong({ own: { clase: '2255' } }, { own: 'validation.payerAccount.own' });
    await wrong({ own: { nada: '1' } }, { own: 'validation.payerAccount.own' });
  });

  test('its bank and number stay; the usual one is one, and another follows it when it goes', async () => {
    const { actor } = await makeOwner();
    const first = await addPayerAccount(actor, ACCOUNT);
    const second = await addPayerAccount(actor, OTHER);
    await changePayerAccount(actor, { ...ACCOUNT, id: first.id, holder: 'Casa Norte' });
    await setDefaultAccount(actor, { id: second.id });
    await archivePayerAccount(actor, { id: second.id });
    expect(await listPayerAccounts(actor)).toMatchObject([
      { id: first.id, isDefault: true, holder: 'Casa Norte' },
    ]);
    await expect(setDefaultAccount(actor, { id: second.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const mine = eq(payerAccounts.id, first.id);
    await expect(database.db.update(payerAccounts).set({ bankId: 2 }).where(mine)).rejects.toThrow();
    await expect(database.db.delete(payerAccounts).where(mine)).rejects.toThrow();
    // An account that went may come again.
    await addPayerAccount(actor, OTHER);
  });

  test('owners and finance of its agency keep it; the platform has its own', async () => {
    const { agency, actor: owner } = await makeOwner();
    const { id } = await addPayerAccount(owner, ACCOUNT);
    for (const role of ['PRODUCER', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { agency, role });
      await expect(listPayerAccounts(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(addPayerAccount(actor, OTHER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const { actor: finance } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
    expect(await listPayerAccounts(finance)).toHaveLength(1);
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const stranger of [(await makeOwner()).actor, administrator]) {
      expect(await listPayerAccounts(stranger)).toEqual([]);
      await expect(changePayerAccount(stranger, { ...ACCOUNT, id })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(setDefaultAccount(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(archivePayerAccount(stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await addPayerAccount(administrator, ACCOUNT)).toMatchObject({
      ...{ payerKind: 'PLATFORM', agencyId: null, isDefault: true },
    });
  });

  test('200 at once of the first one: one is kept, and one is usual', async () => {
    const { actor } = await makeOwner();
    const many = Array.from({ length: 200 }, () => addPayerAccount(actor, ACCOUNT));
    expect((await outcomesOf(many)).done).toBe(1);
    expect(await listPayerAccounts(actor)).toHaveLength(1);
  });
});

describe('a batch', () => {
  test('begins with the usual account, and its bank’s file tells it', async () => {
    const { owner, make } = await makeBatch();
    const account = await addPayerAccount(owner, ACCOUNT);
    const batch = await make();
    expect(batch).toMatchObject({ sourceAccountId: account.id, layout: 'bancolombia-pab' });
    expect((await getBatch(owner, batch.id)).source).toBe('Bancolombia · 5678');
    await submitBatch(owner, batch.id);
    await exportBatch(owner, batch.id);
    const [header = ''] = (await readBatchFile(owner, batch.id)).bytes.toString('ascii').split('\r\n');
    expect(header.slice(1, 16)).toBe('000000900373115');
    expect(header.slice(32, 35)).toBe('225');
    expect(header.slice(103, 115)).toBe('04512345678D');
    const changed = database.db.update(payoutBatches).set({ sourceAccountId: null });
    await expect(changed.where(eq(payoutBatches.id, batch.id))).rejects.toThrow();
    // Sent: the account may go, and the batch still says which it was.
    await archivePayerAccount(owner, { id: account.id });
    expect((await getBatch(owner, batch.id)).source).toBe('Bancolombia · 5678');
  });

  test('that is a draft without one takes the first account that is added, and keeps one that it has', async () => {
    const { owner, make } = await makeBatch();
    const { id } = await make();
    const first = await addPayerAccount(owner, ACCOUNT);
    expect(await getBatch(owner, id)).toMatchObject({
      sourceAccountId: first.id,
      layout: 'bancolombia-pab',
    });
    const { actor: stranger } = await makeOwner();
    await addPayerAccount(stranger, ACCOUNT);
    await addPayerAccount(owner, { ...ACCOUNT, bankId: 2, layout: 'davivienda', own: {} });
    expect(await getBatch(owner, id)).toMatchObject({ sourceAccountId: first.id });
  });

  test('without an account makes no file that tells one; another payer’s is not found', async () => {
    const { owner, make } = await makeBatch();
    const batch = await make();
    expect(batch).toMatchObject({ sourceAccountId: null, layout: 'csv' });
    await setBatchLayout(owner, { id: batch.id, layout: 'davivienda' });
    await submitBatch(owner, batch.id);
    await expect(exportBatch(owner, batch.id)).rejects.toMatchObject({
      messageKey: 'errors.payout.needsAccount',
    });
    const { actor: stranger } = await makeOwner();
    const foreign = await addPayerAccount(stranger, ACCOUNT);
    await expect(setBatchAccount(owner, { id: batch.id, accountId: foreign.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const own = await addPayerAccount(owner, { ...ACCOUNT, bankId: 2, layout: 'davivienda', own: {} });
    expect(await setBatchAccount(owner, { id: batch.id, accountId: own.id })).toMatchObject({
      ...{ sourceAccountId: own.id, layout: 'davivienda' },
    });
    await expect(archivePayerAccount(owner, { id: own.id })).rejects.toMatchObject({
      messageKey: 'errors.payerAccount.inUse',
    });
    expect(await exportBatch(owner, batch.id)).toMatchObject({ state: 'EXPORTED' });
    await expect(setBatchAccount(owner, { id: batch.id, accountId: null })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });
});
