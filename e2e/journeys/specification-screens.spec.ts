import { sql } from 'drizzle-orm';
import { anAgency, asAdministrator } from '../fixtures/administration.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { type Database, makeShownPhoto, makeShownTenant } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Template pages of the specification, with the part of the style guide that each leads to. */
const GUIDE = {
  base: '#base',
  buttons: '#botones',
  icons: '#iconos',
  notifications: '#avisos',
  widgets: '#piezas',
  charts: '#graficas',
};

/** An agency, signed in, whose talent has two photos of events that can be seen. */
async function withPhotos(database: Database) {
  const tenant = await makeShownTenant(database);
  for (const position of [1, 2]) {
    await makeShownPhoto(database, { talentId: tenant.talent, type: 'GALLERY', position });
  }
  return tenant;
}

test('[1.2.10/*] [1.9/lightbox 400 ms] photos stand in 2 columns, in 4 where there is room, and the lightbox goes round with a counter', async ({
  page,
  database,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tenant = await withPhotos(database);
  await signIn(page, tenant.account);
  await page.setViewportSize(PHONE);
  await page.goto(`/evento/${tenant.event}/evento/talento/${tenant.talent}`);
  await page.getByRole('tab', { name: /Galería de Eventos/ }).click();
  const grid = page.getByRole('list', { name: 'Galería de Eventos' });
  const columns = () => grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await page.setViewportSize(DESK);
  await expect.poll(columns).toBe(4);
  await grid.getByRole('button').first().click();
  const counter = page.locator('.lightbox-counter');
  await expect(counter).toHaveText('1/2');
  await expect(page.locator('.yarl__portal')).toHaveAttribute('style', /fade_animation_duration: 400ms/);
  await expect(page.getByRole('button', { name: 'Acercar' })).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('2/2');
  await page.keyboard.press('ArrowRight');
  await expect(counter).toHaveText('1/2');
  await page.keyboard.press('Escape');
  await expect(counter).toHaveCount(0);
});

test('[1.9/default pictures] a talent without a photo has the default picture of its gender', async ({
  page,
  database,
}) => {
  const tenant = await makeShownTenant(database);
  await database.execute(sql`delete from talent_photos where talent_id = ${tenant.talent}`);
  await database.execute(sql`update talents set photo_file_id = null where id = ${tenant.talent}`);
  await signIn(page, tenant.account);
  const shows = async (gender: string, address: string) => {
    await database.execute(sql`update talents set gender = ${gender} where id = ${tenant.talent}`);
    await page.goto(`/evento/${tenant.event}/evento/talento/${tenant.talent}`);
    const picture = page.locator(`img[src="${address}"]`).first();
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => 'drawn'))).toBe(
      'drawn',
    );
  };
  await shows('FEMENINO', '/images/talent-female.svg');
  await shows('MASCULINO', '/images/talent-male.svg');
  const car = await page.request.get('/images/transport.svg');
  expect(car.headers()['content-type']).toBe('image/svg+xml');
});

test('[1.2.3/copyright] [1.2.3/made by] [1.2.9/shirt uppercased] [1.2.9/body hidden] [1.2.9/networks] a profile shows what is known of the body, and networks that are filled', async ({
  page,
  database,
}) => {
  const tenant = await makeShownTenant(database);
  await database.execute(sql`
    update talents set shirt = 'xl', height = 171, instagram = 'https://instagram.com/vale', tiktok = null
    where id = ${tenant.talent}`);
  await signIn(page, tenant.account);
  await page.goto(`/evento/${tenant.event}/evento/talento/${tenant.talent}`);
  await expect(page.getByText('XL', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Medidas' })).toBeVisible();
  const networks = page.getByRole('list', { name: /^Redes de/ }).getByRole('link');
  await expect(networks).toHaveCount(1);
  await expect(networks).toHaveAttribute('href', 'https://instagram.com/vale');
  await expect(page.getByText(/^© \d{4} /)).toBeVisible();
  await expect(page.getByText('Hecho por Elenco')).toBeVisible();
  await database.execute(sql`
    update talents set shirt = null, height = null, bust = null, waist = null, hip = null, pants = null, footwear = null
    where id = ${tenant.talent}`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Medidas' })).toHaveCount(0);
});

test('[2.2/showcase: event and code] [2.2/showcase: long dates] [2.2/modal: 767 px] [2.2/modal: 70 px] a showcase tells event, code and dates, and its dialog has photos in a row and a strip that moves 70 pixels', async ({
  page,
  database,
}) => {
  await page.addInitScript(() => {
    const own = Element.prototype.scrollBy as (options: ScrollToOptions) => void;
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    Element.prototype.scrollBy = function scrollBy(this: Element, options?: unknown) {
      moved.push((options as ScrollToOptions).left);
      own.call(this, options as ScrollToOptions);
    };
  });
  const tenant = await withPhotos(database);
  // A second talent, without whom there is nobody to move on to.
  await database.execute(sql`
    insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id, shown_at,
      shown_position)
    select agency_id, event_id, convocatory_id, ${tenant.free}, 1811, 1814, now(), 2 from convocateds
    where id = ${tenant.convocated}`);
  await page.setViewportSize(DESK);
  await page.goto(`/evento-cliente/${tenant.event}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(tenant.marker);
  await expect(page.getByText(/^COT-\d{5}$/)).toBeVisible();
  await expect(
    page.getByText(/^(Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo) \d/).first(),
  ).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Talentos siguientes' }).click();
  await dialog.getByRole('button', { name: 'Talentos anteriores' }).click();
  expect(await page.evaluate(() => Object(window).moved)).toEqual([70, -70]);
  const shown = dialog.getByRole('heading', { level: 2 });
  const first = await shown.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(shown).not.toHaveText(first);
  await expect(page).toHaveURL(new RegExp(`#talento-${tenant.free}$`));
  // There is nobody after the last.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(first);
  const photos = dialog.getByRole('list', { name: /^Fotos de/ });
  const overflow = () => photos.evaluate((list) => getComputedStyle(list).overflowX);
  expect(await overflow()).not.toBe('auto');
  await page.setViewportSize({ width: 767, height: 900 });
  await expect.poll(overflow).toBe('auto');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(overflow).not.toBe('auto');
});

test('[2.2/claim: large 404] a claim that there is none of shows a large 404 with its words', async ({
  page,
  database,
  problems,
}) => {
  problems.allow(/404|invoice/);
  const { claimLink } = await engage(database);
  await page.goto(claimLink);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /El contrato no ha sido firmado/ })).toBeVisible();
});

test('an agency user is led from the pages of the style guide to the dashboard, an administrator into the guide', async ({
  page,
  database,
  openBrowser,
}) => {
  const { account } = await anAgency(database);
  await signIn(page, account);
  const office = await (await openBrowser()).newPage();
  await asAdministrator(office, database);
  for (const [name, part] of Object.entries(GUIDE)) {
    await page.goto(`/${name}`);
    await expect(page, name).toHaveURL(/\/dashboard$/);
    await office.goto(`/${name}`);
    await expect(office, name).toHaveURL(new RegExp(`/theme${part}$`));
  }
});

test('a page that takes a while says that it is loading', async ({ page, database }) => {
  const { account } = await anAgency(database);
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.route(/\/talentos.*_rsc/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Talentos', exact: true }).click();
  await expect(page.getByText('Cargando...')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Talentos' })).toBeVisible();
  await expect(page.getByText('Cargando...')).toHaveCount(0);
});
