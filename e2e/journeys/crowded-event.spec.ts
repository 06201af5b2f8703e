import { axe } from '../fixtures/axe.ts';
import { makeCrowdedEvent } from '../fixtures/crowded-event.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of HTML that a page of an event with a thousand called talents may take, before compression. */
const MOST_BYTES = 330_000;
const MOST_SHOWCASE_BYTES = 130_000;

test('of a thousand called talents a page shows some, and search, groups and decisions reach all of them', async ({
  page,
  database,
}) => {
  const { event, account } = await makeCrowdedEvent(database, 1000);
  const address = `/evento/${event}/evento?seccion=talentos`;
  await signIn(page, account);
  const html = await (await page.request.get(address)).text();
  expect(html).toContain('Nº 4 Multitud');
  expect(html.length).toBeLessThan(MOST_BYTES);

  await page.goto(address);
  const waiting = page.getByRole('region', { name: 'Sin respuesta' });
  await expect(page.getByRole('heading', { name: 'Por decidir 250' })).toBeVisible();
  await expect(waiting.getByRole('listitem')).toHaveCount(20);
  await expect(waiting.getByText('1–20 de 750')).toBeVisible();
  await axe(page);

  await waiting.getByRole('link', { name: 'Ver los 750' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(60);
  await expect(page.getByRole('heading', { name: /Por decidir/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(waiting.getByText('61–120 de 750')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sin respuesta firme 750' })).toBeFocused();

  const first = waiting.getByRole('listitem').first();
  await expect(first).toContainText('Nº 81 Multitud');
  await first.getByRole('button', { name: 'Reserva' }).click();
  await expect(page.getByText('Dejaste a Nº 81 Multitud en reserva.')).toBeVisible();
  await expect(waiting.getByText('61–120 de 749')).toBeVisible();
  await expect(waiting.getByRole('link', { name: 'Nº 82 Multitud', exact: true })).toBeFocused();

  await waiting.getByRole('link', { name: 'Ver todos los grupos' }).click();
  await expect(page.getByRole('region', { name: 'En reserva' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Buscar talento' }).fill('nº 99');
  await expect(waiting.getByRole('listitem')).toHaveCount(9);
  await expect(page.getByRole('region', { name: 'Por decidir' }).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(waiting.getByRole('listitem')).toHaveCount(9);
});

test('[2.1/client view] the client reads a crowded showcase page by page, and whoever has no scripts does so too', async ({
  page,
  database,
  browser,
  baseURL,
}) => {
  const { event } = await makeCrowdedEvent(database, 1000);
  const address = `/evento-cliente/${event}`;
  const html = await (await page.request.get(address)).text();
  expect(html.length).toBeLessThan(MOST_SHOWCASE_BYTES);

  await page.goto(address);
  await expect(page.getByRole('heading', { name: '1.000 talentos' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(60);
  await axe(page);
  await page.getByRole('link', { name: 'Ver más talentos' }).click();
  await expect(page.getByText('61–120 de 1000')).toBeVisible();
  // Before its scripts are there it leads to the talent's own page.
  await settled(page);
  await page.getByRole('link', { name: 'Nº 61 Multitud' }).click();
  await expect(page.getByRole('dialog', { name: 'Nº 61 Multitud' })).toBeVisible();
  // Kept as an address without its page, it leads to the talent's own.
  const { hash } = new URL(page.url());
  await page.goto('about:blank');
  await page.goto(`${address}${hash}`);
  await expect(page.getByRole('heading', { name: 'Nº 61 Multitud' })).toBeVisible();

  // Not watched like others: a browser without scripts reports each as refused.
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.getByRole('link', { name: 'Ver más talentos' }).click();
  await plain.getByRole('link', { name: 'Ver más talentos' }).click();
  await plain.getByRole('link', { name: 'Anteriores' }).click();
  await expect(plain.getByText('61–120 de 1000')).toBeVisible();
  await plain.getByRole('link', { name: 'Nº 62 Multitud' }).click();
  await expect(plain.getByRole('heading', { name: 'Nº 62 Multitud' })).toBeVisible();
  await context.close();
});

test('whom the client sees is chosen page by page, ordered over their edges, and hidden all at once', async ({
  page,
  database,
}) => {
  const { event, account } = await makeCrowdedEvent(database, 150);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento?seccion=vitrina`);
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Subir a Nº 61 Multitud' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Nº 61 Multitud' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Volver al inicio' }).click();
  const last = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .last();
  await expect(last).toContainText('Nº 61 Multitud');
  await axe(page);
  await page.getByRole('button', { name: 'Quitar a todos' }).click();
  await expect(page.getByText('Se quitó a 150 talentos de la vitrina.')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar a quienes dijeron que sí (37)' }).click();
  await expect(page.getByText('Van 37 talentos más en la vitrina.')).toBeVisible();
  await expect(page.getByText('37 de 150 en la vitrina')).toBeVisible();
});
