import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, agencyUsers, auditEntries, countries, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { changeConstant } from '@/lib/catalogues/constants/change-constant';
import { anonymous } from '@/lib/core/actor';
import { translate, translateField } from '@/lib/i18n/translate';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import type { RegisterInput } from './inputs';
import { registerAgency } from './register-agency';
import { CC, companyForm, fromSomewhere, NIT, naturalForm } from './testing/forms';

const database = useDatabase();
const register = (input: RegisterInput) => registerAgency(anonymous, input, fromSomewhere());

async function rowsOf({ userId, agencyId }: { userId: string; agencyId: string }) {
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  const [agency] = await database.db.select().from(agencies).where(eq(agencies.id, agencyId));
  const [place] = await database.db.select().from(agencyUsers).where(eq(agencyUsers.userId, userId));
  return { user, agency, place };
}

describe('a company', () => {
  test('is registered with its producer as owner, who has no password yet', async () => {
    const form = companyForm({ emailUser: ' Ana.Case@Prueba.CO ', identificationAgency: '901.234.567-7' });
    const { user, agency, place } = await rowsOf(await register(form));
    expect(user).toMatchObject({
      name: 'Ana María',
      lastname: 'Peñaloza Ruiz',
      email: 'ana.case@prueba.co',
      phone: '3001234567',
      stateId: 72,
      passwordHash: null,
      isAdministrator: false,
      documentTypeId: CC,
    });
    expect(agency).toMatchObject({
      name: 'Peñaloza & Hijas S.A.S.',
      stateId: 22,
      legalNature: 'PERSONA_JURIDICA',
      documentTypeId: NIT,
      identification: '901234567-7',
      email: 'ana.case@prueba.co',
      phone: '3001234567',
      gain: '20',
    });
    expect(place).toMatchObject({ agencyId: agency?.id, role: 'OWNER' });
  });

  test('is told to the audit trail, and its activation mail waits in the outbox', async () => {
    const { userId, agencyId } = await register(companyForm());
    const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.agencyId, agencyId));
    expect(trail).toMatchObject([
      { entity: 'user', entityId: userId, action: 'create', toState: '72', actorKind: 'anonymous' },
      { entity: 'agency', entityId: agencyId, action: 'create', toState: '22' },
    ]);
    const mails = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
    expect(mails).toMatchObject([{ kind: 'agencies.account-activation', payload: { userId } }]);
  });

  test('may have an e-mail and a phone of its own', async () => {
    const form = companyForm({ emailAgency: 'Hola@Agencia.co', phoneAgency: '6015550111' });
    const { agency } = await rowsOf(await register(form));
    expect(agency).toMatchObject({ email: 'hola@agencia.co', phone: '6015550111' });
  });
});

test('begins with the gain that constant 72 says on that day, and keeps it', async () => {
  const { actor: administrator } = await makeAdministrator(database.db);
  const before = await rowsOf(await register(companyForm()));
  const change = { id: 72, reason: 'Acuerdo de precios de 2027' };
  await changeConstant(administrator, { ...change, value: '27,5' });
  const after = await rowsOf(await register(companyForm()));
  await changeConstant(administrator, { ...change, value: '20' });
  expect([before.agency?.gain, after.agency?.gain]).toEqual(['20', '27.5']);
  const rows = await database.db
    .select()
    .from(agencies)
    .where(eq(agencies.id, before.agency?.id ?? ''));
  expect(rows).toMatchObject([{ gain: '20' }]);
});

test('a natural person gets an agency of the same name, document, city, e-mail and phone', async () => {
  const form = naturalForm();
  const input = { ...form, nameAgency: 'No se lee', identificationAgency: '1' } as RegisterInput;
  const { user, agency, place } = await rowsOf(await register(input));
  expect(agency).toMatchObject({
    name: 'Ana María Peñaloza Ruiz',
    legalNature: 'PERSONA_NATURAL',
    stateId: 22,
    documentTypeId: user?.documentTypeId,
    identification: form.identificationUser,
    email: user?.email,
    phone: user?.phone,
    cityId: user?.cityId,
  });
  expect(place?.role).toBe('OWNER');
});

describe('what is wrong is told beside its field', () => {
  const nothing = { legalNature: 'PERSONA_JURIDICA', emailUser: '' } as RegisterInput;
  test('all that is missing at once', async () => {
    await expect(register(nothing)).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        nameUser: 'validation.required',
        lastnameUser: 'validation.required',
        emailUser: 'validation.required',
        phoneUser: 'validation.required',
        cityUser: 'validation.city',
        typeIdUser: 'validation.option',
        identificationUser: 'validation.required',
        nameAgency: 'validation.required',
        cityAgency: 'validation.city',
        typeIdAgency: 'validation.option',
        identificationAgency: 'validation.required',
      },
    });
  });

  test.each([
    [{ emailUser: 'sin arroba' }, 'emailUser', 'Este email no es correcto'],
    [{ emailUser: `${'a'.repeat(96)}@a.co` }, 'emailUser', 'Este texto es demasiado largo'],
    [{ phoneUser: '(300) 123-456' }, 'phoneUser', 'Telefono incorrecto'],
    [{ phoneUser: '(030) 123-4567' }, 'phoneUser', 'Telefono incorrecto'],
    [{ phoneUser: '300123456' }, 'phoneUser', 'Telefono incorrecto'],
    [{ cityUser: 99_999 }, 'cityUser', 'Seleccione la ciudad'],
    [{ typeIdUser: 11 }, 'typeIdUser', 'Seleccione una opción'],
    [{ typeIdAgency: CC }, 'typeIdAgency', 'Seleccione una opción'],
    [
      { identificationAgency: '901.234.567-8' },
      'identificationAgency',
      'El dígito de verificación de este NIT debería ser 7. Revisa el número',
    ],
    [
      { nameAgency: 'Soporte Bancolombia' },
      'nameAgency',
      'Ese nombre puede pasar por el de otra empresa. Escribe el de tu agencia',
    ],
    [{ identificationUser: ' - ' }, 'identificationUser', 'Por favor llene este campo'],
  ])('%j', async (fields, name, message) => {
    const error = await register(companyForm(fields)).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'INVALID' });
    expect(translateField(error.fields[name])).toBe(message);
  });

  test('a city of a country that is not enabled is none', async () => {
    await database.db.update(countries).set({ enabled: false }).where(eq(countries.id, 3));
    const attempt = register(naturalForm({ cityUser: 301, typeIdUser: 10, phoneUser: '987654321' }));
    await expect(attempt).rejects.toMatchObject({ fields: { cityUser: 'validation.city' } });
    await database.db.update(countries).set({ enabled: true }).where(eq(countries.id, 3));
    const peruvian = naturalForm({ cityUser: 301, typeIdUser: 10, phoneUser: '987654321' });
    expect((await rowsOf(await register(peruvian))).user?.phone).toBe('987654321');
  });
});

describe('what is taken already', () => {
  test('is an e-mail in any case, before anything else', async () => {
    const first = companyForm();
    await register(first);
    const again = { ...first, emailUser: first.emailUser.toUpperCase() };
    const error = await register(again).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'CONFLICT', fields: { emailUser: error.messageKey } });
    expect(translate(error.messageKey)).toBe('Correo electronico del productor ya existe');
  });

  test("is a document's number, of the producer or of the agency, however it is dotted", async () => {
    const first = companyForm({ identificationAgency: '9015556665' });
    await register(first);
    const person = companyForm({
      identificationUser: ` ${first.identificationUser.replace(/^(..)/, '$1.')}`,
    });
    const agency = companyForm({ identificationAgency: '901.555.666-5' });
    for (const [form, field] of [
      [person, 'identificationUser'],
      [agency, 'identificationAgency'],
    ] as const) {
      const error = await register(form).catch((reason) => reason);
      expect(error).toMatchObject({ code: 'CONFLICT', fields: { [field]: error.messageKey } });
      expect(translate(error.messageKey)).toBe('Numero de identificacion del productor ya existe');
      const left = await database.db.select().from(users).where(eq(users.email, form.emailUser));
      expect(left).toEqual([]);
    }
  });

  test('a natural person is told of it at the one number that the form has', async () => {
    const first = naturalForm();
    await register(first);
    await expect(
      register(naturalForm({ identificationUser: first.identificationUser })),
    ).rejects.toMatchObject({ fields: { identificationUser: 'registration.identificationTaken' } });
  });
});

test('who is signed in opens no second account', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(registerAgency(actor, companyForm(), fromSomewhere())).rejects.toMatchObject({
    code: 'FORBIDDEN',
    messageKey: 'registration.signedIn',
  });
});

test('one network registers so many in an hour, and one address fewer; what was only mistyped does not count', async () => {
  const network = fromSomewhere();
  const form = companyForm();
  const send = (input: RegisterInput) =>
    registerAgency(anonymous, input, network).then(
      () => 'OPENED',
      ({ code }) => code,
    );
  for (let count = 0; count < 20; count++) await send(companyForm({ emailUser: 'sin arroba' }));
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await send(form));
  expect(answers).toEqual(['OPENED', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'RATE_LIMITED']);
});
