import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { getOwnUser, getUser } from '../queries';
import { updateOwnUser } from './update-own-user';

const database = useDatabase();
const CEDULA = 1;
const CALI = 3;

const notices = (userId: string) =>
  database.db.$count(
    messages,
    sql`${messages.kind} = 'identity.data-updated' and ${messages.payload} ->> 'userId' = ${userId}`,
  );

describe('updateOwnUser', () => {
  test('changes only what it names, strips phones, is audited and told to the person', async () => {
    const { actor, user, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    const after = await updateOwnUser(actor, {
      name: ' Ñusta ',
      phone: '(300) 123-4567',
      typeIdentificationId: CEDULA,
      identification: ' 1.020.304 ',
      cityId: CALI,
      corporateEmail: 'nusta@empresa.co',
      currencyId: 2,
    });
    expect(after).toMatchObject({
      name: 'Ñusta',
      lastname: user.lastname,
      email: user.email,
      phone: '3001234567',
      documentTypeId: CEDULA,
      identification: '1020304',
      cityId: CALI,
      corporateEmail: 'nusta@empresa.co',
      currencyId: 2,
    });
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, user.id));
    expect(entry).toMatchObject({ entity: 'user', action: 'update', agencyId: agency.id });
    expect(JSON.stringify(entry?.detail)).not.toContain('020');
    await updateOwnUser(actor, { address: 'Calle 5' });
    expect(await notices(user.id), 'changes in a row are one notice').toBe(1);
  });

  test('clears with an empty text or null what may be empty', async () => {
    const { actor, user } = await makeAgencyUser(database.db);
    await database.db
      .update(users)
      .set({ address: 'Calle 1', cityId: CALI, documentTypeId: CEDULA, corporateEmail: 'a@b.co' })
      .where(eq(users.id, user.id));
    const cleared = {
      address: '',
      corporateEmail: null,
      cityId: null,
      typeIdentificationId: null,
      phone: ' ',
    };
    expect(await updateOwnUser(actor, cleared)).toMatchObject({
      address: null,
      corporateEmail: null,
      cityId: null,
      documentTypeId: null,
      phone: null,
    });
  });

  test('says what is wrong field by field and writes nothing', async () => {
    const { actor, user } = await makeAgencyUser(database.db);
    await expect(
      updateOwnUser(actor, { name: ' ', lastname: 'x'.repeat(81), phone: '12', corporateEmail: 'no' }),
    ).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        name: 'validation.required',
        lastname: 'validation.tooLong',
        phone: 'validation.phones.length',
        corporateEmail: 'validation.email',
      },
    });
    const taken = await makeAgencyUser(database.db);
    await updateOwnUser(taken.actor, { typeIdentificationId: CEDULA, identification: '7777' });
    const wrong = [
      [
        { typeIdentificationId: CEDULA, identification: '7777' },
        { identification: 'validation.identificationTaken' },
      ],
      [{ cityId: 99_999 }, { cityId: 'validation.city' }],
      [{ typeIdentificationId: 99_999 }, { typeIdentificationId: 'validation.option' }],
      [{ currencyId: 99_999 }, { currencyId: 'validation.option' }],
    ] as const;
    for (const [input, fields] of wrong) {
      await expect(updateOwnUser(actor, { ...input, address: 'Otra' })).rejects.toMatchObject({
        code: 'INVALID',
        fields,
      });
    }
    expect(await getOwnUser(actor)).toMatchObject({ name: user.name, address: null });
    expect(await notices(user.id)).toBe(0);
  });

  test('is for everybody who is signed in, and for nobody else', async () => {
    const { actor, user } = await makeAdministrator(database.db);
    expect(await updateOwnUser(actor, { name: 'Admina' })).toMatchObject({ id: user.id, name: 'Admina' });
    await expect(updateOwnUser(anonymous, { name: 'Nadie' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    await expect(updateOwnUser({ kind: 'job', name: 'x' }, { name: 'Nadie' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

test('getUser is oneself, and anybody for the administrator', async () => {
  const { actor, user, agency } = await makeAgencyUser(database.db);
  const colleague = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  expect(await getUser(actor, user.id)).toMatchObject({ email: user.email });
  for (const id of [colleague.user.id, crypto.randomUUID(), 'no-es-un-id']) {
    await expect(getUser(actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const { actor: administrator } = await makeAdministrator(database.db);
  expect(await getUser(administrator, user.id)).toMatchObject({ email: user.email });
  await expect(getUser(anonymous, user.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
