import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { agencies, agencyUsers, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { updateAgency } from '@/lib/agencies/update-agency';
import type { AgencyActor } from '@/lib/core/actor';
import { saveCollectionSettings } from '@/lib/finances/collecting/save-settings';
import { composeContactChanged } from '@/lib/identity/contact-changes/messages';
import { TOLD_CHANGES } from '@/lib/identity/contact-changes/rules';
import { updateOwnUser } from '@/lib/identity/own-user/update-own-user';
import { addPayerAccount } from '@/lib/payouts/accounts/keep-account';
import { makeAgencyUser } from '@/lib/testing/factories/identity';

const database = useDatabase();
const FILE = 'contacto@agencia.co';

beforeEach(() => database.db.delete(messages));

/** An agency with an owner, a producer and a finance person, and an address and a telephone on file. */
async function makeTeam() {
  const { agency, actor, user: owner } = await makeAgencyUser(database.db);
  const { user: finance } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  const { user: left } = await makeAgencyUser(database.db, { agency, role: 'FINANCE' });
  await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  await database.db
    .update(agencyUsers)
    .set({ deactivatedAt: new Date() })
    .where(eq(agencyUsers.userId, left.id));
  const contact = { email: FILE, phone: '3151234567', replyTo: 'respuestas@agencia.co' };
  await database.db.update(agencies).set(contact).where(eq(agencies.id, agency.id));
  const change = (input: object) => updateAgency(actor as AgencyActor, { id: agency.id, ...input });
  return { agency, owner, finance, actor: actor as AgencyActor, change };
}

/** Whom a change was told, by address. */
const told = async () =>
  (await database.db.select().from(messages).where(eq(messages.kind, 'identity.contact-changed')))
    .map(({ payload }) => payload as { change: string; to: string })
    .map(({ change, to }) => `${change}: ${to}`)
    .sort();

test('another address is told to the one before, another telephone to both', async () => {
  const { change } = await makeTeam();
  await change({ email: 'nuevo@agencia.co' });
  expect(await told()).toEqual([`email: ${FILE}`]);
  await database.db.delete(messages);
  await change({ phone: '3009998877' });
  expect(await told()).toEqual(['phone: +573151234567', 'phone: nuevo@agencia.co']);
  await database.db.delete(messages);
  await change({ replyTo: 'otra@agencia.co' });
  expect(await told()).toEqual(['replyTo: respuestas@agencia.co']);
});

test('what concerns money is told to owners, finance and the address on file, whoever did it', async () => {
  const { change, actor, owner, finance } = await makeTeam();
  const people = (what: string) => [owner.email, finance.email, FILE].map((to) => `${what}: ${to}`).sort();
  await change({ payment: 'A la cuenta 123' });
  expect(await told()).toEqual(people('payment'));
  await database.db.delete(messages);
  await change({ claimsSecondApprovalOver: 999_999_999 });
  expect(await told()).toEqual(people('approval'));
  await database.db.delete(messages);
  await saveCollectionSettings(actor, { reminderDays: [1], paymentInstructions: 'A la cuenta 456' });
  expect(await told()).toEqual(people('payment'));
  await database.db.delete(messages);
  await addPayerAccount(actor, {
    bankId: 1,
    account: '00123456789',
    typeAccount: 'AHORROS',
    holder: 'Casa Norte',
    taxId: '900373115',
    layout: 'csv',
  });
  expect(await told()).toEqual(people('payerAccount'));
});

test('an address on file that is a person’s own is told once', async () => {
  const { agency, change, owner, finance } = await makeTeam();
  await database.db
    .update(agencies)
    .set({ email: owner.email.toUpperCase() })
    .where(eq(agencies.id, agency.id));
  await change({ payment: 'A la cuenta 123' });
  expect(await told()).toEqual([owner.email, finance.email].map((to) => `payment: ${to}`).sort());
});

test('what stays the same is told to nobody', async () => {
  const { change, actor } = await makeTeam();
  await change({ payment: 'A la cuenta 123' });
  await saveCollectionSettings(actor, { reminderDays: [1], paymentInstructions: 'Igual' });
  await database.db.delete(messages);
  await change({ email: FILE, phone: '3151234567', payment: 'A la cuenta 123', mission: 'Otra' });
  await saveCollectionSettings(actor, { reminderDays: [2], paymentInstructions: 'Igual' });
  expect(await told()).toEqual([]);
});

test('a person’s other address for mail is told to the one before', async () => {
  const { actor, owner } = await makeTeam();
  await database.db.update(users).set({ corporateEmail: 'antes@correo.co' }).where(eq(users.id, owner.id));
  await updateOwnUser(actor, { corporateEmail: 'ahora@correo.co' });
  expect(await told()).toEqual(['email: antes@correo.co']);
});

test.each(TOLD_CHANGES)('the mail of %s says what changed, of whom, and what to do', async (change) => {
  const mail = await composeContactChanged({ change, of: 'Casa Norte', to: FILE }, {} as never);
  expect(mail).toMatchObject({
    to: FILE,
    subject: expect.stringMatching(/^Cambi(ó|aron) .+ de Casa Norte en /),
  });
});
