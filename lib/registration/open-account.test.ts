import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { translate } from '@/lib/i18n/translate';
import { nextEmail, nextIdentification } from '@/lib/testing/factories/sequence';
import { accountActivation } from './notices';
import { type NewAccount, openAccount, orTryLater } from './open-account';
import { BOGOTA, CC, NIT } from './testing/forms';

const database = useDatabase();
const names = { email: 'emailUser', userIdentification: 'identificationUser', agencyIdentification: 'nit' };
const open = (account: NewAccount) => orTryLater(() => openAccount(anonymous, account, names));

type Fields = { email?: string; identification?: string; nit?: string; attempt?: string };

const account = (fields: Fields = {}): NewAccount => ({
  user: {
    name: 'Ana',
    lastname: 'Peñaloza',
    email: fields.email ?? nextEmail('cuenta'),
    cityId: BOGOTA,
    documentTypeId: CC,
    identification: fields.identification ?? nextIdentification(),
  },
  agency: {
    name: 'Ñandú',
    legalNature: 'PERSONA_JURIDICA',
    documentTypeId: NIT,
    identification: fields.nit ?? nextIdentification(),
  },
  notices: [accountActivation],
  attempt: fields.attempt,
});

const count = async () => ({
  users: await database.db.$count(users),
  agencies: await database.db.$count(agencies),
  messages: await database.db.$count(messages),
});

/** Counts the opened accounts and the refusals by text. */
async function outcomes(accounts: readonly NewAccount[]) {
  const all = await Promise.allSettled(accounts.map(open));
  const told: Record<string, number> = {};
  for (const one of all) {
    const key = one.status === 'fulfilled' ? 'opened' : translate(one.reason.messageKey);
    told[key] = (told[key] ?? 0) + 1;
  }
  return told;
}

test.each([
  ['e-mail', () => ({ email: nextEmail('la-misma') }), 'Correo electronico del productor ya existe'],
  [
    'identification of the producer',
    () => ({ identification: nextIdentification() }),
    'Numero de identificacion del productor ya existe',
  ],
  [
    'identification of the agency',
    () => ({ nit: nextIdentification() }),
    'Numero de identificacion del productor ya existe',
  ],
])('fifty at once with one %s are one', async (_, same, message) => {
  const before = await count();
  const fields = same();
  expect(await outcomes(Array.from({ length: 50 }, () => account(fields)))).toEqual({
    opened: 1,
    [message]: 49,
  });
  expect(await count()).toEqual({
    users: before.users + 1,
    agencies: before.agencies + 1,
    messages: before.messages + 1,
  });
});

test('one form sent fifty times at once, and once more later, opens one account and gets it every time', async () => {
  const form = account({ attempt: randomUUID() });
  const opened = await Promise.all(Array.from({ length: 50 }, () => open(form)));
  opened.push(await open({ ...form, user: { ...form.user, passwordHash: '$2b$another hash of it' } }));
  expect(new Set(opened.map(({ userId }) => userId)).size).toBe(1);
  expect(await database.db.select().from(users).where(eq(users.email, form.user.email))).toHaveLength(1);
});

test('a form with something else in it is another registration', async () => {
  const form = account({ attempt: randomUUID() });
  await open(form);
  const changed = { ...form, user: { ...form.user, name: 'Otra' } };
  await expect(open(changed)).rejects.toMatchObject({ messageKey: 'registration.emailTaken' });
  await expect(open({ ...form, attempt: randomUUID() })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test('when the mail cannot be queued there is no account, and the person is asked to come back', async () => {
  await database.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'no outbox'; end $$`);
  await database.db.execute(
    sql`create trigger refuse before insert on messages for each row execute function refuse()`,
  );
  const before = await count();
  const form = account({ attempt: randomUUID() });
  const error = await open(form).catch((reason) => reason);
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(translate(error.messageKey)).toBe('Por favor intente más tarde');
  expect(await count()).toEqual(before);
  await database.db.execute(sql`drop function refuse() cascade`);
  await open(form);
});
