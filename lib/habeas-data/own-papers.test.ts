import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { files, talentBankAccounts, talentPapers } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import type { Actor, TalentActor } from '@/lib/core/actor';
import { keepBankAccount } from '@/lib/talents/own/bank-account/keep-account';
import { keepPaper } from '@/lib/talents/own/papers/keep-paper';
import { makeAdministrator } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { eraseTalent } from './erasure/erase-talent';
import { openPersonArchive } from './export/person-archive';

const database = useDatabase();
const ACCOUNT = { bankId: 1, account: '20012345678', typeAccount: 'AHORROS', holder: 'Luz Nueva' } as const;

async function makeKeeper() {
  const owner: TalentActor = { kind: 'talent', talentId: (await makeTalent(database.db)).id, fresh: true };
  await keepPaper(owner, {
    kind: 'rut',
    name: 'mi rut.png',
    bytes: await paperOf('rut'),
    issuedOn: '2026-01-15',
  });
  await keepBankAccount(owner, ACCOUNT);
  const { actor: administrator } = await makeAdministrator(database.db);
  return { owner, administrator };
}

async function copyOf(actor: Actor, talentId: string) {
  const { body } = await openPersonArchive(actor, talentId);
  const zip = unzipSync(new Uint8Array(await buffer(body)));
  return { names: Object.keys(zip), data: JSON.parse(Buffer.from(zip['datos.json'] ?? []).toString()) };
}

test("a person's copy has its papers and account, the number aside; another's copy of it no paper", async () => {
  const { owner, administrator } = await makeKeeper();
  const { names, data } = await copyOf(owner, owner.talentId);
  expect(names).toContainEqual(expect.stringContaining('mi rut.png'));
  expect(data.tables.talent_papers).toMatchObject([{ kind: 'rut', issued_on: '2026-01-15' }]);
  expect(data.tables.talent_bank_accounts).toMatchObject([
    { account_last_digits: '5678', holder: 'Luz Nueva' },
  ]);
  expect(JSON.stringify(data)).not.toMatch(/20012345678|enc1\./);
  const theirs = await copyOf(administrator, owner.talentId);
  expect(theirs.names).not.toContainEqual(expect.stringContaining('mi rut.png'));
});

test('both go when the person is erased', async () => {
  const { owner, administrator } = await makeKeeper();
  await eraseTalent(administrator, { id: owner.talentId });
  const { talentId } = owner;
  expect(await database.db.$count(talentPapers, eq(talentPapers.talentId, talentId))).toBe(0);
  expect(await database.db.$count(talentBankAccounts, eq(talentBankAccounts.talentId, talentId))).toBe(0);
  const left = await database.db.select().from(files).where(eq(files.talentId, talentId));
  expect(left.filter(({ kind }) => kind === 'OWN_PAPER')).toMatchObject([
    { deletedAt: expect.any(Date), name: '' },
  ]);
});
