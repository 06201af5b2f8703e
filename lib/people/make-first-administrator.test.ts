import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { USER } from '@/lib/core/states';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeFirstAdministrator } from './make-first-administrator';

const database = useDatabase();
const actor = { kind: 'job', name: 'administrator' } as const;
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
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const made = await database.db.select().from(users).where(eq(users.isAdministrator, true));
  expect(made).toMatchObject([{ stateId: USER.UNVERIFIED, passwordHash: null }]);
  const sent = await database.db
    .select()
    .from(messages)
    .where(eq(messages.kind, 'agencies.administrator-invited'));
  expect(sent.map(({ toAddress }) => toAddress)).toEqual([made[0]?.email]);
});
