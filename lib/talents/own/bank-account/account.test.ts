import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, messages, talentBankAccounts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import { type Actor, anonymous, type LinkActor, type TalentActor } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { keepBankAccount, removeBankAccount } from './keep-account';
import { composeAccountChanged } from './messages';
import { getBankAccount } from './queries';

const database = useDatabase();
const ACCOUNT = {
  bankId: 1,
  account: '20012345678',
  typeAccount: 'AHORROS',
  holder: 'Luz Nueva',
  activities: 'Modelaje',
} as const;

async function makeOwner() {
  const talent = await makeTalent(database.db);
  const owner: TalentActor = { kind: 'talent', talentId: talent.id, fresh: true };
  return { talent, owner };
}
const told = (talentId: string) =>
  database.db.$count(
    messages,
    and(eq(messages.kind, 'talents.account-changed'), sql`payload ->> 'talentId' = ${talentId}`),
  );
const trail = (talentId: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, talentId), eq(auditEntries.action, 'keep-account')));

test('the number is encrypted at rest, and comes back to its talent alone', async () => {
  const { owner } = await makeOwner();
  await keepBankAccount(owner, ACCOUNT);
  const [row] = await database.db
    .select()
    .from(talentBankAccounts)
    .where(eq(talentBankAccounts.talentId, owner.talentId));
  expect(JSON.stringify(row)).not.toContain(ACCOUNT.account);
  expect(row).toMatchObject({ accountLastDigits: '5678', accountType: 'AHORROS' });
  expect(await getBankAccount(owner)).toMatchObject(ACCOUNT);
  // Copied to another's row, it does not open.
  const { owner: other } = await makeOwner();
  if (!row) throw new Error('nothing was kept');
  await database.db.insert(talentBankAccounts).values({ ...row, talentId: other.talentId });
  await expect(getBankAccount(other)).rejects.toThrow();
});

test('a change is in the trail without the number, and mailed; what changes nothing is neither', async () => {
  const { talent, owner } = await makeOwner();
  await keepBankAccount(owner, ACCOUNT);
  await keepBankAccount(owner, ACCOUNT);
  await keepBankAccount(owner, { ...ACCOUNT, activities: 'Protocolo' });
  expect([await told(talent.id), (await trail(talent.id)).length]).toEqual([1, 1]);
  const { activities: _left, ...changed } = { ...ACCOUNT, account: '3001112233', bankId: 3 };
  await keepBankAccount(owner, changed);
  expect([await told(talent.id), (await trail(talent.id)).length]).toEqual([2, 2]);
  for (const entry of await trail(talent.id)) {
    expect(JSON.stringify(entry)).not.toMatch(/20012345678|3001112233|2233|5678/);
  }
  expect(await getBankAccount(owner)).toMatchObject({ bank: 'Nequi', activities: 'Protocolo' });
  const mail = await database.db.transaction((tx) =>
    composeAccountChanged({ talentId: talent.id }, { tx } as Parameters<typeof composeAccountChanged>[1]),
  );
  expect(mail?.to).toMatchObject({ address: talent.email });
  expect(JSON.stringify(mail)).not.toContain('3001112233');
});

test('taking it away is mailed too, without what it was', async () => {
  const { talent, owner } = await makeOwner();
  await keepBankAccount(owner, ACCOUNT);
  await removeBankAccount(owner);
  expect(await told(talent.id)).toBe(2);
  const mail = await database.db.transaction((tx) =>
    composeAccountChanged({ talentId: talent.id }, { tx } as Parameters<typeof composeAccountChanged>[1]),
  );
  expect(mail).toMatchObject({
    to: { address: talent.email },
    subject: expect.stringMatching(/^Se quitó tu cuenta bancaria/),
  });
  expect(JSON.stringify(mail)).not.toMatch(/5678|undefined|null, terminada/);
});

test('what is no account is told beside its field', async () => {
  const { owner } = await makeOwner();
  const wrong = { ...ACCOUNT, account: '12', bankId: 99, holder: ' ' };
  await expect(keepBankAccount(owner, wrong)).rejects.toMatchObject({
    fields: { account: 'validation.accountDigits', holder: 'validation.required' },
  });
  await expect(keepBankAccount(owner, { ...ACCOUNT, bankId: 99 })).rejects.toMatchObject({
    fields: { bankId: 'validation.option' },
  });
  await expect(removeBankAccount(owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('nobody but its talent reads or changes it', async () => {
  const { owner, talent } = await makeOwner();
  await keepBankAccount(owner, ACCOUNT);
  const link = (purpose: LinkActor['purpose'], more: Partial<LinkActor> = {}): LinkActor => ({
    kind: 'linkHolder',
    tokenId: 't',
    purpose,
    agencyId: 'a',
    subject: { talentId: talent.id },
    ...more,
  });
  const { actor: agency } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  const refused: readonly Actor[] = [
    anonymous,
    agency,
    administrator,
    { kind: 'job', name: 'x' },
    link('CLAIM'),
    link('CONTRACT'),
    link('TALENT_REPLY', { confirmed: CONFIRMED }),
    link('RIDE', { confirmed: CONFIRMED }),
    link('CLAIM', { confirmed: CONFIRMED, subject: {} }),
  ];
  for (const actor of refused) {
    for (const attempt of [
      getBankAccount,
      removeBankAccount,
      (one: Actor) => keepBankAccount(one, ACCOUNT),
    ]) {
      await expect((async () => attempt(actor))()).rejects.toMatchObject({
        code: actor.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      });
    }
  }
  expect(await getBankAccount(link('CLAIM', { confirmed: CONFIRMED }))).toMatchObject(ACCOUNT);
});

test('an open session alone changes it not, nor a code of long ago; what stays the same asks nothing', async () => {
  const { owner, talent } = await makeOwner();
  await keepBankAccount(owner, ACCOUNT);
  const stale: Actor = { kind: 'talent', talentId: talent.id, sessionId: crypto.randomUUID() };
  const link: Actor = {
    kind: 'linkHolder',
    tokenId: 't',
    purpose: 'CLAIM',
    agencyId: 'a',
    subject: { talentId: talent.id },
    confirmed: CONFIRMED,
  };
  for (const actor of [stale, link]) {
    const refused = { code: 'CONFIRMATION_REQUIRED' };
    await expect(keepBankAccount(actor, { ...ACCOUNT, account: '3001112233' })).rejects.toMatchObject(
      refused,
    );
    await expect(removeBankAccount(actor)).rejects.toMatchObject(refused);
    await keepBankAccount(actor, { ...ACCOUNT, activities: 'Protocolo' });
  }
  expect(await getBankAccount(owner)).toMatchObject({ account: ACCOUNT.account, activities: 'Protocolo' });
  expect(await told(talent.id)).toBe(1);
});

test('a key of Bre-B is kept as it is registered; one that is none is told beside its field', async () => {
  const { owner } = await makeOwner();
  const key = { ...ACCOUNT, typeAccount: 'LLAVE' } as const;
  const kept = await keepBankAccount(owner, { ...key, account: '+57 310 555 1234' });
  expect(kept).toMatchObject({ account: '3105551234', lastDigits: '1234', typeAccount: 'LLAVE' });
  await keepBankAccount(owner, { ...key, account: 'Luz.Nueva@Correo.Example' });
  expect(await getBankAccount(owner)).toMatchObject({
    account: 'luz.nueva@correo.example',
    lastDigits: 'ueva',
  });
  await expect(keepBankAccount(owner, { ...key, account: '@' })).rejects.toMatchObject({
    fields: { account: 'validation.brebKey' },
  });
});
