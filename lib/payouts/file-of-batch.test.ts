import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, claims } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { addPayerAccount, changePayerAccount } from './accounts/keep-account';
import { setBatchAccount, setBatchLayout } from './change-batch';
import { exportBatch, readBatchFile } from './export-batch';
import { submitBatch } from './move-batch';
import { getBatch } from './queries';
import { makeDraft } from './testing/make-draft';

const database = useDatabase();
const LONG = 'María de los Ángeles Fernández de la Cruz';
const BANCOLOMBIA = {
  ...({ bankId: 1, account: '04512345678', typeAccount: 'CORRIENTE' } as const),
  ...{ holder: 'Casa Norte', taxId: '900373115', layout: 'bancolombia-pab' },
};

const change = (id: string | undefined, to: Partial<typeof claims.$inferInsert>) =>
  database.db
    .update(claims)
    .set(to)
    .where(eq(claims.id, id ?? ''));

async function makeSourced() {
  const made = await makeDraft(database.db);
  const account = await addPayerAccount(made.owner, BANCOLOMBIA);
  return { ...made, account, id: made.batch.id };
}

test('a payment that the layout cannot say is refused by name, before the batch is closed', async () => {
  const { owner, ids, id, account } = await makeSourced();
  await setBatchAccount(owner, { id, accountId: account.id });
  await change(ids[0], { name: 'Wei Chen', documentTypeId: 7, identification: '5551234' });
  await expect(submitBatch(owner, id)).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.payout.file',
    values: {
      layout: 'Bancolombia PAB',
      people: 'Wei Chen (este formato no conoce su tipo de documento)',
      more: 0,
    },
  });
  expect(await getBatch(owner, id)).toMatchObject({ state: 'DRAFT', fileHash: null });
  await setBatchLayout(owner, { id, layout: 'xlsx' });
  expect(await submitBatch(owner, id)).toMatchObject({ state: 'APPROVED' });
});

test('a closed batch takes no layout that cannot say it; its accounts were opened for the answer', async () => {
  const { owner, ids, id, account } = await makeSourced();
  await change(ids[0], { documentTypeId: 4, identification: 'AB123456' });
  await submitBatch(owner, id);
  await expect(setBatchLayout(owner, { id, layout: 'bancolombia-sap' })).rejects.toMatchObject({
    messageKey: 'errors.payout.file',
  });
  await setBatchAccount(owner, { id, accountId: account.id });
  await exportBatch(owner, id);
  const lines = (await readBatchFile(owner, id)).bytes.toString('ascii').split('\r\n');
  const passport = lines.find((line) => line.includes('AB123456'));
  expect(passport?.slice(1, 16)).toBe('AB123456'.padEnd(15));
  expect(passport?.[121]).toBe('5');
  const opened = await database.db.$count(auditEntries, eq(auditEntries.action, 'open-accounts'));
  expect(opened).toBeGreaterThanOrEqual(2);
});

test('the file of another bank than the account’s is refused, and of another currency', async () => {
  const { owner, id, account } = await makeSourced();
  await setBatchAccount(owner, { id, accountId: account.id });
  await expect(setBatchLayout(owner, { id, layout: 'davivienda' })).rejects.toMatchObject({
    messageKey: 'errors.payout.otherBank',
  });
  const other = { id: account.id, holder: 'Casa Norte', taxId: '900373115', layout: 'davivienda' };
  await expect(changePayerAccount(owner, other)).rejects.toMatchObject({
    fields: { layout: 'validation.payerAccount.otherBank' },
  });
});

test('a name whose end does not fit is shown as the file says it', async () => {
  const { owner, ids, batch } = await makeDraft(database.db);
  await change(ids[0], { name: LONG });
  const names = async () => (await getBatch(owner, batch.id)).items.map(({ nameInFile }) => nameInFile);
  expect(await names()).toEqual([null, null]);
  await addPayerAccount(owner, BANCOLOMBIA);
  expect(await names()).toContain('MARIA DE LOS ANGELES FERNANDEZ');
});

test('a claim by a Bre-B key is paid by a file with columns, and by no bank’s', async () => {
  const key = { bankId: 3, typeAccount: 'LLAVE', account: '@luz123' } as const;
  const { owner, batch } = await makeDraft(database.db, {}, [key]);
  const { id } = batch;
  const { id: accountId } = await addPayerAccount(owner, BANCOLOMBIA);
  await setBatchAccount(owner, { id, accountId });
  await expect(submitBatch(owner, id)).rejects.toMatchObject({ messageKey: 'errors.payout.file' });
  await setBatchLayout(owner, { id, layout: 'csv' });
  await submitBatch(owner, id);
  await exportBatch(owner, id);
  const file = (await readBatchFile(owner, id)).bytes.toString('utf8');
  expect(file).toContain('"Llave Bre-B";"@LUZ123"'.replace('"@', '"\'@'));
});
