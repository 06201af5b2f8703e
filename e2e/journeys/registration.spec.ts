import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { axe } from '../fixtures/axe.ts';
import { lookOverEach } from '../fixtures/look-over.ts';
import type { Database } from '../fixtures/make-shown-talent.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import {
  comeFromElsewhere,
  companyFields,
  fastFields,
  producerFields,
  RegistrationPage,
} from '../pages/registration-page.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const EMAIL_TAKEN = 'Correo electronico del productor ya existe';
const NUMBER_TAKEN = 'Numero de identificacion del productor ya existe';
const REQUIRED = 'Por favor llene este campo';

test.beforeEach(({ context }) => comeFromElsewhere(context));

/** While `work` runs the database takes nobody of that e-mail. */
async function withoutRegistrations(database: Database, email: string, work: () => Promise<void>) {
  const name = sql.identifier(`refuse_${randomInt(1_000_000)}`);
  await database.execute(
    sql`create function ${name}() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
  );
  await database.execute(
    sql`create trigger ${name} before insert on users for each row when (new.email = ${sql.raw(`'${email}'`)}) execute function ${name}()`,
  );
  try {
    await work();
  } finally {
    await database.execute(sql`drop function ${name} cascade`);
  }
}

test('the forms before the portal can be used by everybody, on a desk and on a phone', async ({ page }) => {
  const addresses = ['/registrofast', '/registro', '/unete', '/confirm-email', '/login', '/entrar'];
  await lookOverEach(
    page,
    addresses.map((address) => [`public: ${address}`, address]),
    ['light'],
  );
});

for (const [screen, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('[1.1/registers] [1.2.6/disabled until country] [1.2.7/check your mail] [1.5/quick NIT] an agency registers quickly and is in', async ({
      page,
      mailbox,
    }) => {
      await new LoginPage(page).open();
      await page.getByRole('link', { name: 'Crear cuenta' }).click();
      await page.waitForURL('**/empezar');
      await page.getByRole('link', { name: 'Usa el registro rápido' }).click();
      await page.waitForURL('**/registrofast');
      const form = new RegistrationPage(page);
      await form.leaveOut('countries');
      await expect(form.field('cities')).toBeDisabled();
      await expect(form.field('typeDocument')).toBeDisabled();
      const fields = fastFields();
      await form.fillFast(fields);
      await expect(form.field('typeDocument').locator('option')).toHaveText(['Selecciona', 'NIT']);
      await expect(form.field('phone')).toHaveValue('(601) 555-0101');
      await page.getByRole('checkbox', { name: 'Casting' }).check();
      if (screen === 'phone') await expect(form.submitButton).toBeInViewport();
      await form.submit();
      await expect(form.completed).toBeVisible();
      await expect(page).toHaveURL(/\/confirm-email$/);
      await expect(page.getByText(`correo de activación a ${fields.emailProductor}`)).toBeVisible();
      await expect(page.getByText('carpeta de spam')).toBeVisible();
      await expect(page.getByRole('link', { name: 'soporte@elenco.co' })).toBeVisible();
      await axe(page);
      const mail = await mailbox.waitFor({ to: `${fields.emailProductor}`, subject: /Activa tu cuenta/ });
      expect(mail.links.join()).toMatch(/\/activar-cuenta\/[\w-]{36}\/agency\?k=[\w-]{43}/);
      const notices = await mailbox.waitForAll(/Nueva agencia: Ñandú Producciones/, 1);
      expect(notices.at(-1)?.to?.[0]?.address).toBe('soporte@elenco.co');
      await page.getByRole('link', { name: 'Entrar a Elenco' }).click();
      await page.waitForURL('**/dashboard');
      await page.goto('/registrofast');
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    test('[1.2.7/completed] [1.5/full company only] [1.8/registration done] a natural person registers fully, and is not asked for a company', async ({
      page,
      mailbox,
    }) => {
      const form = new RegistrationPage(page);
      await form.openFull();
      await expect(form.field('nameAgency')).toBeVisible();
      await form.chooseNature('Persona natural');
      await expect(form.field('nameAgency')).toBeHidden();
      await axe(page);
      const fields = producerFields();
      await form.fillProducer(fields);
      await form.submit();
      await expect(form.completed).toBeVisible();
      await expect(page).toHaveURL(/\/confirm-email$/);
      await expect(page.getByRole('link', { name: 'Entrar a Elenco' })).toHaveCount(0);
      await mailbox.waitFor({ to: `${fields.emailUser}`, subject: /Activa tu cuenta/ });
      const login = new LoginPage(page);
      await login.open();
      await login.submit({ email: `${fields.emailUser}`, password: 'ninguna todavía' });
      await expect(page.getByText('Usuario o contraseña invalido')).toBeVisible();
    });

    test('[1.2.6/quick-registration.*] [1.5/*] what the quick form lacks is told beside each field, and what was typed stays', async ({
      page,
    }) => {
      const form = new RegistrationPage(page);
      await form.openFast();
      await expect(form.field('countries').locator('option:checked')).toHaveText('Colombia');
      await form.leaveOut('countries');
      await form.submit();
      await expect(form.problems).toContainText('Hay 12 campos por corregir');
      await form.expectMessages({
        nameAgency: REQUIRED,
        countries: 'Seleccione el País',
        cities: 'Seleccione la ciudad',
        typeDocument: 'Seleccione una opción',
        identification: REQUIRED,
        phone: REQUIRED,
        address: REQUIRED,
        url: REQUIRED,
        nameProductor: REQUIRED,
        phoneProductor: REQUIRED,
        emailProductor: REQUIRED,
        password: REQUIRED,
      });
      await axe(page);
      const wrong = {
        nameAgency: 'Ñandú *24*',
        phone: '60155',
        url: 'ftp://nandu.example',
        nameProductor: 'Ana P. 2',
        emailProductor: 'sin arroba',
        password: 'corta12',
        verifyPassword: 'otra',
      };
      await form.fillFast(fastFields(wrong));
      await expect(form.messageOf('typeDocument')).toHaveCount(0);
      await form.submit();
      await form.expectMessages({
        nameAgency: 'Escribe solo letras y espacios',
        phone: 'Telefono incorrecto',
        url: 'Escribe un enlace completo que empiece por https://',
        nameProductor: 'Escribe solo letras y espacios',
        emailProductor: 'Este email no es correcto',
        password: 'Usa al menos 8 caracteres',
        verifyPassword: 'No coincide la contraseña',
      });
      await expect(form.messageOf('cities')).toHaveCount(0);
      await expect(form.field('password')).toHaveValue('corta12');
      await expect(form.field('cities')).toHaveValue('1');
      await form.fill({ emailProductor: 'ana@prueba.example' });
      await expect(form.messageOf('emailProductor')).toHaveCount(0);
    });

    test('[1.2.7/full-registration.*] [1.5/full required] [1.5/full phone] what the full form lacks is told beside each field', async ({
      page,
    }) => {
      const form = new RegistrationPage(page);
      await form.openFull();
      await form.submit();
      await form.expectMessages({
        nameUser: REQUIRED,
        emailUser: REQUIRED,
        phoneUser: REQUIRED,
        countryUser: 'Seleccione el País',
        cityUser: 'Seleccione la ciudad',
        typeIdUser: 'Seleccione una opción',
        identificationUser: REQUIRED,
        nameAgency: REQUIRED,
        countryAgency: 'Seleccione el País',
        cityAgency: 'Seleccione la ciudad',
        typeIdAgency: 'Seleccione una opción',
        identificationAgency: REQUIRED,
      });
      await axe(page);
      await form.fillProducer(producerFields({ emailUser: 'ana@', phoneUser: '300123456' }));
      await form.fillCompany(companyFields());
      await form.submit();
      await form.expectMessages({
        emailUser: 'Este email no es correcto',
        phoneUser: 'Telefono incorrecto',
      });
    });

    test('[1.8/registration email] [1.8/registration number] [1.8/registration other] what is taken already, and that it could not be done, are told in the words of the catalogue', async ({
      page,
      database,
    }) => {
      const form = new RegistrationPage(page);
      await form.openFull();
      const [producer, company] = [producerFields(), companyFields()];
      await form.fillProducer(producer);
      await form.fillCompany(company);
      await form.submit();
      await expect(form.completed).toBeVisible();
      await form.openFull();
      const [other, second] = [producerFields(), companyFields({ nameAgency: 'La segunda' })];
      await form.fillProducer({ ...other, emailUser: producer.emailUser.toUpperCase() });
      await form.fillCompany(second);
      await form.submit();
      await expect(form.messageOf('emailUser')).toHaveText(EMAIL_TAKEN);
      await form.fill({ emailUser: other.emailUser, identificationUser: producer.identificationUser });
      await form.submit();
      await expect(form.messageOf('identificationUser')).toHaveText(NUMBER_TAKEN);
      await form.fill({
        identificationUser: other.identificationUser,
        identificationAgency: company.identificationAgency,
      });
      await form.submit();
      await expect(form.messageOf('identificationAgency')).toHaveText(NUMBER_TAKEN);
      await expect(form.field('nameAgency')).toHaveValue('La segunda');
      await form.fill({ identificationAgency: second.identificationAgency });
      await withoutRegistrations(database, other.emailUser, async () => {
        await form.submit();
        await expect(form.problems).toHaveText('Por favor intente más tarde');
      });
      await form.submit();
      await expect(form.completed).toBeVisible();
    });
  });
}

test('a country without NIT offers its own number for companies, and phones of its own length', async ({
  page,
}) => {
  const form = new RegistrationPage(page);
  await form.openFast();
  await form.fill(
    fastFields({ identification: '20123456789', phone: '987654321', phoneProductor: '987654321' }),
  );
  await form.choose('countries', 'Perú');
  await expect(form.field('typeDocument').locator('option')).toHaveText([
    'Selecciona',
    'Registro Único de Contribuyentes',
  ]);
  await form.choose('cities', 'Lima');
  await form.fill({ identification: String(randomInt(20_000_000_000, 20_999_999_999)), phone: '987654321' });
  await form.fill({ phoneProductor: '987654321' });
  await form.submit();
  await expect(form.completed).toBeVisible();
});
