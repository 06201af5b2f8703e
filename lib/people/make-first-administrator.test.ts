import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { linkTokens, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { USER } from '@/lib/core/states';
import { holdLink } from '@/lib/identity/password/testing/hold-link';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeFirstAdministrator } from './make-first-administrator';

const database = useDatabase();
const actor = { kind: 'job', name: 'administrator' } as const;

beforeEach(async () => {
  await database.pool.query('delete from messages; delete from users where is_administrator');
});

const administrators = () => database.db.select().from(users).where(eq(users.isAdministrator, true));
async function queuedTo() {
  const queued = await database.db.select().from(messages).where(eq(messages.status, 'QUEUED'));
  return queued.map(({ toAddress }) => toAddress);
}
const ana = (email: string) => ({ name: 'Ana', lastname: 'Ríos', email });

test('an empty installation gets one administrator of many asked for at once, and a mail to set its password', async () => {
  const { user } = await makeAgencyUser(database.db);
  await expect(makeFirstAdministrator(actor, ana(user.email))).rejects.toMatchObject({
    fields: { email: 'errors.person.emailTaken' },
  });
  await expect(makeFirstAdministrator(actor, ana('no'))).rejects.toMatchObject({ code: 'INVALID' });
  const all = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => makeFirstAdministrator(actor, ana(`ana${index}@correo.co`))),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const made = await administrators();
  expect(made).toMatchObject([{ stateId: USER.UNVERIFIED, passwordHash: null }]);
  // Of those asked for at once the last one counts, and only that mail goes out.
  expect(await queuedTo()).toEqual([made[0]?.email]);
});

test('a mistyped address is corrected: the link mailed there opens nothing, and the next one is for the right one', async () => {
  const id = await makeFirstAdministrator(actor, ana('otra@correo.co'));
  const link = await holdLink('ACTIVATION', { type: 'agency', id });
  expect(await makeFirstAdministrator(actor, ana('ana@correo.co'))).toBe(id);
  expect(await administrators()).toMatchObject([{ id, email: 'ana@correo.co' }]);
  expect(await queuedTo()).toEqual(['ana@correo.co']);
  const [token] = await database.db.select().from(linkTokens).where(eq(linkTokens.id, link.actor.tokenId));
  expect(token?.revokedAt).not.toBeNull();
});

test('once an administrator has set a password nobody else is made, nor that one moved', async () => {
  const id = await makeFirstAdministrator(actor, ana('ana@correo.co'));
  await database.db.update(users).set({ passwordHash: '$2b$04$x' }).where(eq(users.id, id));
  await expect(makeFirstAdministrator(actor, ana('otra@correo.co'))).rejects.toMatchObject({
    code: 'CONFLICT',
    messageKey: 'errors.person.administratorThere',
  });
  expect(await administrators()).toMatchObject([{ id, email: 'ana@correo.co' }]);
});
