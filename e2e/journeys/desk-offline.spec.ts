import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { makeEventToday } from '../fixtures/event-today.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeShownTenant } from '../fixtures/make-shown-talent.ts';
import type { PageProblems } from '../fixtures/page-problems.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const NOTE = 'Se le rompió un zapato en la tarima';

const allowNoNetwork = (problems: PageProblems) =>
  problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Load failed|network/i);

const picture = () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '4/1 36/1 0/1' } })
    .toBuffer();

/** Opens a desk and waits until the device has what it needs to do without the network. */
async function openDesk(page: Page, event: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`/mesa/${event}`);
  await settled(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => stores(page).then(({ desks }) => desks)).toBe(1);
}

/** What the browser's database holds: how many rows, and all their bytes as text. */
const stores = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('elenco-mesa');
      request.onsuccess = () => resolve(request.result);
    });
    const rowsOf = (name: string) =>
      new Promise<unknown[]>((resolve) => {
        if (!database.objectStoreNames.contains(name)) return resolve([]);
        const request = database.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const [keys, desks, outbox] = await Promise.all(['keys', 'desks', 'outbox'].map(rowsOf));
    database.close();
    const read = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value) || typeof value !== 'object' || value === null) return String(value);
      return Object.values(value).map(read).join(' ');
    };
    return {
      keys: keys?.length ?? 0,
      desks: desks?.length ?? 0,
      outbox: outbox?.length ?? 0,
      text: [...(desks ?? []), ...(outbox ?? [])].map(read).join(' '),
    };
  });

test('a desk opens again without network, and what it noted and photographed meanwhile arrives once', async ({
  page,
  context,
  database,
  problems,
}) => {
  allowNoNetwork(problems);
  const { event, account, person } = await makeEventToday(database);
  const other = await makeShownTenant(database);
  await signIn(page, account);
  await openDesk(page, event);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Mesa como estaba/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(person.name);
  await page.getByRole('button', { name: `Llegó ${person.name}` }).click();
  await page.getByRole('button', { name: `Más sobre ${person.name}` }).click();
  const about = page.getByRole('listitem').filter({ hasText: person.name }).first();
  await about.getByRole('textbox', { name: `Nota sobre ${person.name}` }).fill(NOTE);
  const camera = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await about.locator('input[type=file]').setInputFiles(camera);
  await expect(about.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  await about.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('Sin internet: 3 registros guardados en este celular')).toBeVisible();
  await expect.poll(() => stores(page).then(({ outbox }) => outbox)).toBe(3);

  // The browser is closed, and opened again: still without network.
  await page.close();
  const again = await context.newPage();
  await again.setViewportSize(PHONE);
  await again.goto(`/mesa/${event}`);
  await expect(again.getByText('1 de 1 llegaron')).toBeVisible();
  await expect(again.getByText('Sin internet: 3 registros guardados en este celular')).toBeVisible();
  await again.getByRole('button', { name: `Más sobre ${person.name}` }).click();
  await expect(again.getByText(NOTE)).toBeVisible();
  await expect(again.getByRole('img', { name: 'Foto 1' })).toBeVisible();
  const kept = await stores(again);
  expect(kept).toMatchObject({ keys: 1, desks: 1, outbox: 3 });
  for (const plain of [person.name.split(' ')[0] ?? '', NOTE, 'JFIF']) expect(kept.text).not.toContain(plain);

  await context.setOffline(false);
  await expect(again.getByRole('heading', { name: /^Mesa como estaba/ })).toBeHidden({ timeout: 90_000 });
  await expect(again.getByText('Sin internet', { exact: false })).toBeHidden({ timeout: 90_000 });
  await expect.poll(() => stores(again).then(({ outbox }) => outbox)).toBe(0);
  const { rows } = await database.execute<{
    marks: number;
    notes: number;
    photos: number;
    width: number;
  }>(sql`
    select (select count(*)::int from attendance_marks where event_id = ${event}) marks,
      (select count(*)::int from desk_notes where event_id = ${event}) notes,
      count(*)::int photos, max(width) width from files where event_id = ${event} and kind = 'DESK_PHOTO'`);
  expect(rows[0]).toEqual({ marks: 1, notes: 1, photos: 1, width: 1600 });

  await again.setViewportSize({ width: 1440, height: 900 });
  await again.goto(`/evento/${event}/evento?seccion=dia`);
  await settled(again);
  await expect(again.getByText(NOTE)).toBeVisible();
  await again.getByRole('button', { name: 'Abrir la foto 1' }).click();
  await expect(again.getByRole('img', { name: 'Foto 1' }).first()).toBeVisible();
  await again.keyboard.press('Escape');
  await again.getByRole('button', { name: 'Borrar la nota' }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click();
  await expect(again.getByText('La nota se borró.')).toBeVisible();
  await expect(again.getByText(NOTE)).toBeHidden();

  // Somebody of another agency takes the phone.
  await again.getByRole('button', { name: /^Cuenta de/ }).click();
  await again.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await again.waitForURL(/\/login/);
  expect(await stores(again)).toMatchObject({ keys: 0, desks: 0 });
  await signIn(again, other.account);
  await openDesk(again, other.event);
  await context.setOffline(true);
  await again.goto(`/mesa/${event}`);
  await expect(again.getByText('Esta mesa no está guardada en este celular')).toBeVisible();
  await expect(again.getByText(person.name)).toHaveCount(0);
});

test('what waits when a session ends is unreadable, and goes when the same person is back', async ({
  page,
  context,
  database,
  problems,
}) => {
  allowNoNetwork(problems);
  const { event, account, agency, person } = await makeEventToday(database);
  await signIn(page, account);
  await openDesk(page, event);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: `Llegó ${person.name}` }).click();
  await expect.poll(() => stores(page).then(({ outbox }) => outbox)).toBe(1);
  await database.execute(
    sql`update user_sessions set ended_at = now(), ended_reason = 'CLOSED' where agency_id = ${agency}`,
  );
  await context.setOffline(false);
  await page.waitForURL(/\/login/, { timeout: 90_000 });
  await expect.poll(() => stores(page).then(({ keys, desks }) => keys + desks)).toBe(0);
  expect((await stores(page)).outbox).toBe(1);

  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Abrir la mesa' }).click();
  await expect
    .poll(() =>
      database
        .execute<{ count: number }>(sql`select count(*)::int from attendance_marks where event_id = ${event}`)
        .then(({ rows }) => rows[0]?.count),
    )
    .toBe(1);
});

test('two desks without network that contradict each other are told which holds', async ({
  page,
  context,
  browser,
  database,
  problems,
}) => {
  allowNoNetwork(problems);
  const { event, account, person, members } = await makeEventToday(database);
  const theirs = await browser.newPage();
  await signIn(page, account);
  await signIn(theirs, { email: members.producer.email, password: TEST_PASSWORD });
  await openDesk(page, event);
  await openDesk(theirs, event);
  await Promise.all([context, theirs.context()].map((one) => one.setOffline(true)));
  await page.getByRole('button', { name: `Más sobre ${person.name}` }).click();
  await page.getByRole('button', { name: 'Faltó' }).first().click();
  await theirs.getByRole('button', { name: `Llegó ${person.name}` }).click();
  await Promise.all([context, theirs.context()].map((one) => one.setOffline(false)));
  for (const desk of [page, theirs]) {
    const told = desk.getByRole('region', { name: 'Dos mesas registraron distinto sin internet' });
    await expect(told).toContainText(person.name, { timeout: 90_000 });
    await expect(desk.getByText('1 de 1 llegaron')).toBeVisible();
  }
  await theirs.getByRole('button', { name: `Más sobre ${person.name}` }).click();
  await expect(theirs.getByText(/^Vale lo último: .*«Llegó».*«Faltó»/)).toBeVisible();
  await theirs.getByRole('button', { name: 'Así queda' }).click();
  for (const desk of [page, theirs]) await expect(desk.getByText('Dos mesas')).toHaveCount(0);
  await theirs.close();
});
