import { sql } from 'drizzle-orm';
import { makeAgencyUser, makeUser, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { lookOver } from '../fixtures/look-over.ts';
import { type Database, makeContractingAgency } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { TeamPage } from '../pages/team-page.ts';

const PHONE = { width: 390, height: 844 };
const PASSWORD = 'Llego-Nueva-2026';
const UNAVAILABLE = 'Esta invitación no está disponible';

/** A new agency with its owner. */
async function makeOwner(database: Database) {
  const agency = await makeContractingAgency(database);
  const { user } = await makeAgencyUser(database, { agency, name: 'Olga', lastname: 'Dueñas' });
  return { agency, user, account: { email: user.email, password: TEST_PASSWORD } };
}

const guest = (role = 'Productor') => ({
  name: 'Nadia',
  lastname: 'Invitada',
  email: `nadia.${crypto.randomUUID()}@prueba.co`,
  role,
});

test('a person is invited, comes in on a phone, works in their role, gets another one, and is out', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, account } = await makeOwner(database);
  const team = new TeamPage(page, agency.id);
  await signIn(page, account);
  await team.open();
  await expect(page.getByText('Todavía trabajas sin equipo')).toBeVisible();
  const invited = guest();
  await team.invite({ ...invited, email: 'sin arroba' });
  await expect(team.dialog().getByText('Este email no es correcto')).toBeVisible();
  await axe(page);
  await team.fill(invited);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await expect(team.invitation('Nadia Invitada')).toContainText('Vence en 7 días');

  const mail = await mailbox.waitFor({ to: invited.email, subject: /te invita al equipo de/ });
  const link = mail.links.find((address) => address.includes('/invitacion/')) ?? '';
  const phone = await (await openBrowser({ viewport: PHONE })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Únete a ${agency.name}`);
  await expect(phone.getByText('Productor', { exact: true })).toBeVisible();
  await expect(phone.getByText(invited.email)).toBeVisible();
  await axe(phone);
  await phone.getByLabel('Contraseña *', { exact: true }).fill(PASSWORD);
  await phone.getByLabel('Confirmar contraseña').fill('otra');
  await phone.getByRole('button', { name: 'Aceptar e ingresar' }).click();
  await expect(phone.getByText('No coincide la contraseña').first()).toBeVisible();
  await axe(phone);
  await phone.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Aceptar e ingresar' }).click();
  await phone.waitForURL('**/dashboard');

  await phone.goto('/clientes');
  await expect(phone.getByRole('link', { name: 'Crear cliente' }).first()).toBeVisible();
  await mailbox.waitFor({ to: account.email, subject: /Nadia Invitada ya está en tu equipo/ });

  await team.open();
  await team.choose(team.person('Nadia Invitada'), 'Cambiar rol');
  await axe(page);
  await page.getByRole('radio', { name: 'Solo lectura' }).check();
  await team.dialog().getByRole('button', { name: 'Cambiar rol' }).click();
  await expect(team.person('Nadia Invitada')).toContainText('Solo lectura');
  await phone.goto('/clientes');
  await expect(phone.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Crear cliente' })).toHaveCount(0);

  await team.choose(team.person('Nadia Invitada'), 'Desactivar');
  await axe(page);
  await team.dialog().getByRole('button', { name: 'Desactivar' }).click();
  await expect(team.person('Nadia Invitada')).toContainText('Desactivada');
  await phone.getByRole('button', { name: 'Abrir menú' }).click();
  await phone.getByRole('link', { name: 'Eventos' }).click();
  await expect(phone).toHaveURL(/\/login/);
  const login = new LoginPage(phone);
  await login.open();
  await login.submit({ email: invited.email, password: PASSWORD });
  await expect(phone.getByText('Tu cuenta no hace parte de ninguna agencia.')).toBeVisible();

  await team.choose(team.person('Nadia Invitada'), 'Reactivar');
  await team.dialog().getByRole('button', { name: 'Reactivar' }).click();
  await expect(team.person('Nadia Invitada')).toContainText('Activa');
  await login.logIn({ email: invited.email, password: PASSWORD });
});

test('who has an account already says its password, and comes in', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, account } = await makeOwner(database);
  const person = await makeUser(database, { name: 'Nadia', lastname: 'Invitada' });
  const team = new TeamPage(page, agency.id);
  await signIn(page, account);
  await team.open();
  await team.invite({ ...guest(), email: person.email });
  await expect(team.invitation('Nadia Invitada')).toBeVisible();
  const mail = await mailbox.waitFor({ to: person.email, subject: /te invita al equipo de/ });
  const theirs = await (await openBrowser()).newPage();
  await theirs.goto(mail.links.find((address) => address.includes('/invitacion/')) ?? '');
  await expect(theirs.getByText('Ya tienes una cuenta de Elenco con este correo.')).toBeVisible();
  await axe(theirs);
  await theirs.getByLabel('Tu contraseña actual').fill(TEST_PASSWORD);
  await theirs.getByRole('button', { name: 'Aceptar e ingresar' }).click();
  await theirs.waitForURL('**/dashboard');
});

test('a link opens nothing once it was used, revoked, replaced or ran out', async ({
  page,
  database,
  mailbox,
  openBrowser,
}) => {
  const { agency, account } = await makeOwner(database);
  const team = new TeamPage(page, agency.id);
  await signIn(page, account);
  await team.open();
  const invited = guest('Finanzas');
  await team.invite(invited);
  await expect(team.invitation('Nadia Invitada')).toBeVisible();
  const linkOf = async () => {
    const mail = await mailbox.waitFor({ to: invited.email, subject: /te invita al equipo de/ });
    return mail.links.find((address) => address.includes('/invitacion/')) ?? '';
  };
  const first = await linkOf();
  const stranger = await (await openBrowser({ viewport: PHONE })).newPage();
  const opens = async (link: string) => {
    const response = await stranger.goto(link);
    return response?.status() === 200;
  };
  expect(await opens(first)).toBe(true);

  await database.execute(
    sql`update agency_invitations set expires_at = now() - interval '1 minute' where agency_id = ${agency.id}`,
  );
  expect(await opens(first)).toBe(false);
  await expect(stranger.getByRole('heading', { name: UNAVAILABLE })).toBeVisible();
  await axe(stranger);
  await team.open();
  await expect(team.invitation('Nadia Invitada')).toContainText('Venció');

  await team.choose(team.invitation('Nadia Invitada'), 'Reenviar invitación');
  await expect(team.invitation('Nadia Invitada')).toContainText('Vence en 7 días');
  await expect.poll(linkOf).not.toBe(first);
  const second = await linkOf();
  expect(await opens(first)).toBe(false);
  expect(await opens(second)).toBe(true);

  await team.choose(team.invitation('Nadia Invitada'), 'Anular invitación');
  await team.dialog().getByRole('button', { name: 'Anular invitación' }).click();
  await expect(page.getByText('Invitaciones abiertas')).toHaveCount(0);
  await stranger.getByLabel('Contraseña *', { exact: true }).fill(PASSWORD);
  await stranger.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Aceptar e ingresar' }).click();
  await expect(stranger.getByText('Este enlace no es válido o ya venció.')).toBeVisible();
  expect(await opens(second)).toBe(false);
});

test('the agency passes to somebody else with the owner’s password', async ({
  page,
  database,
  openBrowser,
}) => {
  const { agency, account } = await makeOwner(database);
  const { user: heir } = await makeAgencyUser(database, { agency, role: 'FINANCE', name: 'Hilda' });
  const team = new TeamPage(page, agency.id);
  const name = `${heir.name} ${heir.lastname}`;
  await signIn(page, account);
  await team.open();
  await team.choose(team.person(name), 'Pasar la propiedad');
  await axe(page);
  await page.getByLabel('Tu contraseña actual').fill('no es esta');
  await team.dialog().getByRole('button', { name: 'Pasar la propiedad' }).click();
  await expect(page.getByText('Esta no es tu contraseña actual')).toBeVisible();
  await page.getByLabel('Tu contraseña actual').fill(account.password);
  await team.dialog().getByRole('button', { name: 'Pasar la propiedad' }).click();
  await expect(team.person(name)).toContainText('Propietario');
  await expect(page.getByRole('button', { name: 'Invitar persona' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Acciones para/ })).toHaveCount(0);

  const other = await (await openBrowser()).newPage();
  await signIn(other, { email: heir.email, password: TEST_PASSWORD });
  const theirs = new TeamPage(other, agency.id);
  await theirs.open();
  await expect(other.getByRole('button', { name: 'Invitar persona' })).toBeVisible();
  await expect(theirs.person('Olga Dueñas')).toContainText('Productor');
});

test('the team can be used by everybody, and by a reader without anything to press', async ({
  page,
  database,
}) => {
  const { agency } = await makeOwner(database);
  const { user } = await makeAgencyUser(database, { agency, role: 'READ_ONLY' });
  await signIn(page, { email: user.email, password: TEST_PASSWORD });
  const team = new TeamPage(page, agency.id);
  await lookOver(page, team.address, ['light', 'dark']);
  await expect(page.getByText('Tu rol es Solo lectura.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Invitar persona|^Acciones para/ })).toHaveCount(0);
});
