import { axe } from '../fixtures/axe.ts';
import { makeCrowdedEvent } from '../fixtures/crowded-event.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** Bytes of HTML that a page of an event with a thousand called talents may take, before compression. */
const MOST_BYTES = 330_000;

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
  await expect(page.getByRole('heading', { name: 'Sin respuesta 750' })).toBeFocused();

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
