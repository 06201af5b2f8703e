import bcrypt from 'bcrypt';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, agencyServices, linkTokens, messages, users } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { translate } from '@/lib/i18n/translate';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import { checkCredentials } from '@/lib/identity/log-in';
import { listMails, readMail } from '@/lib/notifications/mailbox/read-mailbox';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { useUsualPasswordCost } from '@/lib/testing/usual-password-cost';
import type { RegisterFastInput } from './inputs';
import { registerFast } from './register-fast';
import { CC, fastForm, fromSomewhere, NIT } from './testing/forms';

const database = useDatabase();
useUsualPasswordCost();
const register = (input: RegisterFastInput) => registerFast(anonymous, input, fromSomewhere());

test('[1.2.6/mission] opens a company and its producer, who may log in at once', async () => {
  const form = fastForm({
    identification: '900.373.115-3',
    url: 'nandu.example/quienes',
    mission: '  ',
    services: ['moda', 'sesionBelleza'],
  });
  const { userId, agencyId } = await register(form);
  const [user] = await database.db.select().from(users).where(eq(users.id, userId));
  const [agency] = await database.db.select().from(agencies).where(eq(agencies.id, agencyId));
  expect(user).toMatchObject({ name: 'Ana', lastname: 'Peñaloza', phone: '3001234567', stateId: 72 });
  expect(user?.identification).toBeNull();
  expect(bcrypt.getRounds(user?.passwordHash ?? '')).toBe(12);
  expect(agency).toMatchObject({
    name: 'Ñandú Producciones',
    legalNature: 'PERSONA_JURIDICA',
    stateId: 22,
    documentTypeId: NIT,
    identification: '900373115-3',
    phone: '6015550101',
    url: 'https://nandu.example/quienes',
    address: 'Carrera 13 # 85-32',
    mission: null,
    email: form.emailProductor,
  });
  const offered = await database.db
    .select()
    .from(agencyServices)
    .where(eq(agencyServices.agencyId, agencyId));
  expect(offered.map(({ serviceId }) => serviceId).toSorted()).toEqual([2, 5]);
  expect(
    await checkCredentials('agency', form.emailProductor, form.password, { door: 'agency', ip: null }),
  ).toMatchObject({
    ok: true,
    row: { userId, agencyId },
  });
});

describe('the mails', () => {
  const textTo = async (to: string) => {
    const { mails } = await listMails({ to });
    return (await readMail(mails[0]?.id ?? ''))?.text ?? '';
  };

  test('[2.7.3/mail: activation] are a link that activates, to the producer, and a notice to support', async () => {
    const form = fastForm({
      nameAgency: 'Colibrí Casting',
      services: ['casting'],
      mission: 'Elencos diversos',
    });
    const { userId, agencyId } = await register(form);
    await runAllJobs();
    const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
    expect(sent.map(({ kind, status, toAddress }) => [kind, status, toAddress]).toSorted()).toEqual([
      ['agencies.account-activation', 'SENT', form.emailProductor],
      ['agencies.quick-registration', 'SENT', 'soporte@elenco.co'],
    ]);
    const link = new RegExp(`/activar-cuenta/${userId}/agency\\?k=([\\w-]{43})`);
    const secret = link.exec(await textTo(form.emailProductor))?.[1] ?? '';
    expect(await findLinkActor('ACTIVATION', { userId }, secret)).toMatchObject({ agencyId });
    const notice = await textTo('soporte@elenco.co');
    for (const told of [
      'Colibrí Casting',
      'Bogotá, Colombia',
      '+57 300 123 4567',
      'Casting',
      'Elencos diversos',
    ]) {
      expect(notice).toContain(told);
    }
    const [token] = await database.db.select().from(linkTokens).where(eq(linkTokens.userId, userId));
    const days = ((token?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect([token?.singleUse, Math.round(days)]).toEqual([true, 7]);
  });

  test('are not sent for an account that is active by then', async () => {
    const { userId, agencyId } = await register(fastForm());
    await database.db.update(users).set({ stateId: 73 }).where(eq(users.id, userId));
    await runAllJobs();
    const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agencyId));
    expect(sent.find(({ kind }) => kind === 'agencies.account-activation')?.status).toBe('CANCELLED');
    expect(await database.db.select().from(linkTokens).where(eq(linkTokens.userId, userId))).toEqual([]);
  });
});

describe('what is wrong is told beside its field', () => {
  test('all that is missing at once, and that the passwords differ', async () => {
    const nothing = { emailProductor: '', password: '', verifyPassword: 'x' } as unknown as RegisterFastInput;
    const required = 'validation.required';
    await expect(register(nothing)).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        nameAgency: required,
        typeDocument: 'validation.option',
        identification: required,
        cities: 'validation.city',
        phone: required,
        url: required,
        address: required,
        nameProductor: required,
        emailProductor: required,
        phoneProductor: required,
        password: required,
        verifyPassword: 'validation.password.mismatch',
      },
    });
  });

  test.each([
    [{ nameAgency: 'Ñandú *24*' }, 'nameAgency', 'Escribe solo letras y espacios'],
    [
      { nameAgency: 'Gana en evil.example' },
      'nameAgency',
      'Escribe el nombre sin una dirección de internet. Después de un punto deja un espacio',
    ],
    [{ nameAgency: 'a'.repeat(51) }, 'nameAgency', 'Este texto es demasiado largo'],
    [
      { nameAgency: 'Banco de Bogotá' },
      'nameAgency',
      'Ese nombre puede pasar por el de otra empresa. Escribe el de tu agencia',
    ],
    [{ nameProductor: 'Ana P. 2' }, 'nameProductor', 'Escribe solo letras y espacios'],
    [{ mission: 'a'.repeat(201) }, 'mission', 'Este texto es demasiado largo'],
    [{ typeDocument: CC }, 'typeDocument', 'Seleccione una opción'],
    [{ url: 'ftp://nandu.example' }, 'url', 'Escribe un enlace completo que empiece por https://'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Escribe un enlace completo que empiece por https://'],
    [{ phone: '(601) 555-01' }, 'phone', 'Telefono incorrecto'],
    [{ emailProductor: 'ana@' }, 'emailProductor', 'Este email no es correcto'],
    [{ password: 'corta12', verifyPassword: 'corta12' }, 'password', 'Usa al menos 8 caracteres'],
    [
      { password: 'ñ'.repeat(37), verifyPassword: 'ñ'.repeat(37) },
      'password',
      'Usa una contraseña más corta: máximo 72 caracteres, y las tildes y los emojis cuentan por varios',
    ],
    [
      { password: 'Colombia2026', verifyPassword: 'Colombia2026' },
      'password',
      'Muchas personas usan esta contraseña y es fácil de adivinar. Prueba con varias palabras que no tengan relación',
    ],
    [
      {
        emailProductor: 'productora@nandu.example',
        password: 'la productora 9',
        verifyPassword: 'la productora 9',
      },
      'password',
      'No uses tu correo en la contraseña: es lo primero que alguien probaría',
    ],
    [{ verifyPassword: 'Ocho ocho' }, 'verifyPassword', 'No coincide la contraseña'],
  ])('[1.5/quick lengths] [1.9/agency name 50] %j', async (fields, name, message) => {
    const error = await register(fastForm(fields)).catch((reason) => reason);
    expect(error).toMatchObject({ code: 'INVALID' });
    expect(translate(error.fields[name])).toBe(message);
  });

  test('also what is taken already', async () => {
    const first = fastForm();
    await register(first);
    await expect(register(fastForm({ emailProductor: first.emailProductor }))).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { emailProductor: 'registration.emailTaken' },
    });
    await expect(register(fastForm({ identification: first.identification }))).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { identification: 'registration.identificationTaken' },
    });
  });
});
