import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agencies, auditEntries, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { checkCredentials } from '@/lib/identity/log-in';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { beginAgency } from './begin-agency';
import type { BeginInput } from './inputs';
import { TERMS_SINCE } from './rules';
import { beginForm, fromSomewhere } from './testing/forms';

const database = useDatabase();
const begin = (input: BeginInput, context = fromSomewhere()) => beginAgency(anonymous, input, context);

test('four answers and an acceptance open an account that may log in at once', async () => {
  const form = beginForm({ nameProductor: 'Ana María Peñaloza Ruiz' });
  const { userId, agencyId } = await begin(form);
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  const [agency] = await database.db.select().from(agencies).where(eq(agencies.id, agencyId));
  expect(user).toMatchObject({ name: 'Ana María', lastname: 'Peñaloza Ruiz', stateId: 72, phone: null });
  expect(agency).toMatchObject({
    name: form.nameAgency,
    email: form.emailProductor,
    stateId: 22,
    identification: null,
    cityId: null,
  });
  const entered = await checkCredentials('agency', form.emailProductor, form.password, {
    door: 'agency',
    ip: null,
  });
  expect(entered).toMatchObject({ ok: true, row: { userId, agencyId } });
  const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual([
    'agencies.account-activation',
    'agencies.quick-registration',
  ]);
});

test('what was accepted is kept in the trail of the account, and without it there is none', async () => {
  const { userId } = await begin(beginForm());
  const [entry] = await database.db
    .select({ detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(auditEntries.entityId, userId), eq(auditEntries.entity, 'user')));
  expect(entry?.detail).toEqual({ accepted: TERMS_SINCE });
  const refused = begin({ ...beginForm(), accepted: false } as unknown as BeginInput);
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID',
    fields: { accepted: 'validation.talent.consents' },
  });
});

test('what is wrong is told per field, what is taken too', async () => {
  const form = beginForm();
  await expect(
    begin({ ...form, nameAgency: ' ', emailProductor: 'sin arroba', password: 'corta' }),
  ).rejects.toMatchObject({
    code: 'INVALID',
    fields: {
      nameAgency: 'validation.required',
      emailProductor: 'validation.email',
      password: 'validation.password.short',
    },
  });
  await begin(form);
  await expect(begin(form)).rejects.toMatchObject({
    code: 'CONFLICT',
    fields: { emailProductor: 'registration.emailTaken' },
  });
});

test('the same form twice is one account; a network that tries too often waits; who is signed in has one', async () => {
  const attempt = crypto.randomUUID();
  const form = beginForm({ attempt });
  expect(await begin(form)).toEqual(await begin(form));
  const [here, known] = [fromSomewhere(), beginForm()];
  const codes = [];
  for (let count = 0; count < 6; count++)
    codes.push(
      await begin(known, here).then(
        () => 'opened',
        ({ code }) => code,
      ),
    );
  expect([codes.at(0), codes.at(-1)]).toEqual(['opened', 'RATE_LIMITED']);
  const { actor } = await makeAgencyUser(database.db);
  await expect(beginAgency(actor, beginForm(), fromSomewhere())).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
