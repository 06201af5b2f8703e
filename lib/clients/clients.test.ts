import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { keepClientContact } from './contacts/change-contacts';
import { createClient } from './create-client';
import { clientsWithIdentification, clientsWithName, getClient, listClients } from './queries';
import { updateClient } from './update-client';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';

describe('createClient', () => {
  test('[2.7.2/phones stripped] keeps what was typed, strips phones, turns empty texts into null and tells the audit trail', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await createClient(actor, {
      name: '  Ñandú Textiles S.A.S.  ',
      identification: '900123456-8',
      phone: '(300) 123-4567',
      address: ' ',
      url: '',
      emailProducer: 'compras@nandu.co',
      retenedorRenta: true,
    });
    expect(client).toMatchObject({
      agencyId: agency.id,
      name: 'Ñandú Textiles S.A.S.',
      phone: '3001234567',
      address: null,
      url: null,
      stateId: 52,
      retenedorRenta: true,
      responsableIva: true,
    });
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, client.id));
    expect(audit).toMatchObject([{ action: 'create', actorId: actor.userId, agencyId: agency.id }]);
  });

  test('says what is wrong field by field and writes nothing', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const attempt = createClient(actor, {
      name: ' ',
      emailProducer: 'sin arroba',
      url: '@cafe',
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        name: 'validation.required',
        emailProducer: 'validation.email',
        url: 'validation.httpsUrl',
      },
    });
    expect(await listClients(actor)).toEqual([]);
  });

  test('is refused to who is not signed in, to finance and to readers', async () => {
    await expect(createClient(anonymous, { name: 'A' })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { role });
      await expect(createClient(actor, { name: 'A' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('updateClient', () => {
  test('changes only what it names', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const before = await makeClient(database.db, {
      agency,
      name: 'Antes',
      address: 'Calle 1',
      granContribuyente: true,
    });
    const after = await updateClient(actor, { id: before.id, name: 'Después', stateId: 53 });
    expect(after).toMatchObject({
      name: 'Después',
      address: 'Calle 1',
      granContribuyente: true,
      stateId: 53,
    });
  });

  test("answers another agency's client as one that does not exist, and leaves it alone", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const theirs = await makeClient(database.db, { agency: other.agency, name: 'Ajeno' });
    const answers = await Promise.all(
      [theirs.id, unknownId].map((id) => updateClient(actor, { id, name: 'Mío' }).catch((error) => error)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect((await getClient(other.actor, theirs.id)).name).toBe('Ajeno');
  });
});

describe("a client's NIT", () => {
  const NIT = 2;
  const CEDULA = 1;
  const wrong = {
    code: 'INVALID',
    fields: { identification: { key: 'validation.nitDigit', values: { digit: 8 } } },
  };

  test('is refused with the digit that it should have, and gets that digit when it is typed without', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const add = (identification: string, typeIdentificationId: number) =>
      createClient(actor, { name: 'Alma', typeIdentificationId, identification });
    await expect(add('900.123.456-1', NIT)).rejects.toMatchObject(wrong);
    expect(await listClients(actor)).toEqual([]);
    expect((await add('900.123.456', NIT)).identification).toBe('900.123.456-8');
    expect((await add('900123456-8', NIT)).identification).toBe('900123456-8');
    expect((await add('9001234561', CEDULA)).identification).toBe('9001234561');
    const found = await clientsWithIdentification(actor, '900123456');
    expect(found).toHaveLength(2);
  });

  test('is checked when it or its type changes, and not when something else does', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const kept = { agency, identification: '900123456-1', documentTypeId: NIT };
    const { id } = await makeClient(database.db, kept);
    const same = await updateClient(actor, { id, name: 'Otro', identification: '900123456-1' });
    expect(same).toMatchObject({ name: 'Otro', identification: '900123456-1' });
    await expect(updateClient(actor, { id, identification: '900123456-2' })).rejects.toMatchObject(wrong);
    // Its check digit is no part of the number of a person.
    await expect(updateClient(actor, { id, typeIdentificationId: CEDULA })).rejects.toMatchObject({
      code: 'INVALID',
    });
    await updateClient(actor, { id, typeIdentificationId: CEDULA, identification: '9001234561' });
    await expect(updateClient(actor, { id, typeIdentificationId: NIT })).rejects.toMatchObject(wrong);
    expect((await updateClient(actor, { id, identification: '900123457' })).identification).toBe('900123457');
    const again = await updateClient(actor, { id, typeIdentificationId: NIT });
    expect(again.identification).toMatch(/^900123457-\d$/);
  });
});

describe('reading clients', () => {
  test('[1.4.3/52 and 53] lists by name as Spanish sorts, without removed and inactive ones, of the own agency only', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    for (const name of ['Zeta', 'Ñandú', 'Nube', 'Álamo']) await makeClient(database.db, { agency, name });
    await makeClient(database.db, { agency, name: 'Borrado', stateId: 32 });
    const inactive = await makeClient(database.db, { agency, name: 'Quieto', stateId: 53 });
    await makeClient(database.db, { name: 'De otra agencia' });
    const names = (await listClients(actor)).map((client) => client.name);
    expect(names).toEqual(['Álamo', 'Nube', 'Ñandú', 'Zeta']);
    expect((await listClients(actor, { stateId: 53 })).map((client) => client.id)).toEqual([inactive.id]);
  });

  test('finds by part of the name, accents and case aside', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await makeClient(database.db, { agency, name: 'Cámara de Turismo' });
    await makeClient(database.db, { agency, name: 'Otro' });
    const found = await listClients(actor, { search: 'CAMARA de' });
    expect(found.map((client) => client.name)).toEqual(['Cámara de Turismo']);
  });

  test('a repeated identification is found in the own agency only', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await makeClient(database.db, { agency, name: 'Uno', identification: '900555111' });
    await makeClient(database.db, { name: 'Ajeno', identification: '900555111' });
    const found = await clientsWithIdentification(actor, ' 900.555.111 ');
    expect(found.map((client) => client.name)).toEqual(['Uno']);
    expect(await clientsWithIdentification(actor, '900.555.111-6')).toHaveLength(1);
    expect(await clientsWithIdentification(actor, ' ')).toEqual([]);
  });

  test('a repeated name is found in the own agency only, accents, case and blanks aside, and no part of one', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await makeClient(database.db, { agency, name: 'Café  Ñandú' });
    await makeClient(database.db, { agency, name: 'Café Ñandú Sur' });
    await makeClient(database.db, { name: 'Café Ñandú' });
    const found = await clientsWithName(actor, ' CAFE ñandu ');
    expect(found.map(({ name }) => name)).toEqual(['Café  Ñandú']);
    expect(await clientsWithName(actor, ' ')).toEqual([]);
  });
});

test('a telephone of three digits is none, of a client, its producer, a contact, and in a file', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (const field of ['phone', 'phoneProducer'] as const)
    for (const [typed, problem] of [
      ['123', 'length'],
      ['no', 'words'],
      ['llamar a Ana', 'words'],
      ['300-12', 'length'],
      ['7456789', 'colombia'],
      ['+44 20 7946', 'plan'],
    ] as const)
      await expect(createClient(actor, { name: 'Casa', [field]: typed }), typed).rejects.toMatchObject({
        fields: { [field]: `validation.phones.${problem}` },
      });
  const { id: clientId } = await makeClient(database.db, { agencyId: agency.id });
  await expect(keepClientContact(actor, { clientId, name: 'Ana', phone: '123' })).rejects.toMatchObject({
    fields: { phone: 'validation.phones.length' },
  });
  const known = { name: 'Casa', phone: '(601) 555-0111', phoneProducer: '+44 20 7946 0958' };
  const client = await createClient(actor, known);
  expect(client).toMatchObject({ phone: '6015550111', phoneProducer: '+442079460958', dialingCode: '57' });
  const moved = await updateClient(actor, { id: client.id, dialingCode: '44' });
  expect(moved).toMatchObject({ phone: '+576015550111', phoneProducer: '2079460958', dialingCode: '44' });
  const extended = await updateClient(actor, {
    id: client.id,
    dialingCode: '57',
    phone: 'PBX (601) 555-0111 ext. 12',
  });
  expect(extended).toMatchObject({ phone: '6015550111x12', phoneProducer: '+442079460958' });
});
