import type { Locator, Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { axe } from '../fixtures/axe.ts';
import { makeCrowdedEvent } from '../fixtures/crowded-event.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { settled } from '../fixtures/look-over.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const column = (page: Page, name: string): Locator => page.getByRole('region', { name });
const card = (within: Locator, name: string): Locator => within.getByRole('article', { name, exact: true });

async function openBoard(page: Page, database: Parameters<typeof makeCrowdedEvent>[0], people = 15) {
  const { event, account } = await makeCrowdedEvent(database, people);
  await database.execute(sql`
    update talents set birthdate = '1995-05-05' where id in (select talent_id from convocateds where event_id = ${event})`);
  await signIn(page, account);
  await page.goto(`/evento/${event}/evento?seccion=talentos`);
  await settled(page);
  return { event, account };
}

/** Takes a card by its middle and drops it on the middle of something. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag, or nowhere to drop it');
  await page.mouse.move(start.x + 24, start.y + 30);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 8 });
}

test('a card is dragged to a column that takes it, another says why not, and a move is undone', async ({
  page,
  database,
}) => {
  await openBoard(page, database);
  const said = column(page, 'Por decidir');
  const reserve = column(page, 'En reserva');
  const waiting = column(page, 'Sin respuesta');
  await drag(page, card(said, 'Nº 4 Multitud'), reserve);
  await expect(waiting).toContainText('Este talento ya dijo que sí.');
  await page.mouse.up();
  await expect(card(reserve, 'Nº 4 Multitud')).toBeVisible();
  await expect(page.getByText('Dejaste a Nº 4 Multitud en reserva.')).toBeVisible();
  await expect(reserve.getByRole('heading')).toHaveText('En reserva 1');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(card(said, 'Nº 4 Multitud')).toBeVisible();
  await expect(reserve.getByRole('article')).toHaveCount(0);

  const silent = card(waiting, 'Nº 1 Multitud');
  await drag(page, silent, column(page, 'Confirmados'));
  await expect(column(page, 'Confirmados')).toContainText('todavía no ha dicho que sí');
  await page.mouse.up();
  await expect(silent.getByRole('alert')).toContainText('todavía no ha dicho que sí');
  await expect(column(page, 'Confirmados').getByRole('article')).toHaveCount(0);
  await axe(page);
});

test('a card is moved by the keyboard alone, and by its menu', async ({ page, database }) => {
  await openBoard(page, database);
  const grip = page.getByRole('button', { name: 'Mover a Nº 8 Multitud' });
  await page.getByRole('link', { name: 'Nº 4 Multitud', exact: true }).focus();
  await tabTo(page, grip);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^En Por decidir\. Elige la columna/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(
    page.getByText('Sin respuesta firme: no se puede. Este talento ya dijo que sí.'),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(grip).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('En reserva: pulsa Espacio para dejarla aquí.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(card(column(page, 'En reserva'), 'Nº 8 Multitud')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nº 8 Multitud' })).toBeFocused();

  await tabTo(page, page.getByRole('button', { name: 'Más opciones sobre Nº 8 Multitud' }));
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Descartar' }).press('Enter');
  await expect(card(column(page, 'Descartados'), 'Nº 8 Multitud')).toBeVisible();
  // Who has not answered cannot be confirmed: the menu says so, and a press changes nothing.
  await page.getByRole('button', { name: 'Más opciones sobre Nº 1 Multitud', exact: true }).click();
  const confirm = page.getByRole('menuitem', { name: 'Confirmar' });
  await expect(confirm).toContainText('todavía no ha dicho que sí');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
});

test('a second browser sees each move without being read again', async ({ page, database, openBrowser }) => {
  const { event, account } = await openBoard(page, database);
  const context = await openBrowser();
  const theirs = await context.newPage();
  await signIn(theirs, account);
  const live = theirs.waitForRequest((request) => (request.postData() ?? '').includes('subscription'));
  await theirs.goto(`/evento/${event}/evento?seccion=talentos`);
  await settled(theirs);
  await live;
  const move = async (name: string) => {
    await page.getByRole('button', { name: `Más opciones sobre ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Reserva' }).click();
    await expect(card(column(page, 'En reserva'), name)).toBeVisible();
  };
  await move('Nº 4 Multitud');
  await expect(card(column(theirs, 'En reserva'), 'Nº 4 Multitud')).toBeVisible();
  await move('Nº 8 Multitud');
  await move('Nº 12 Multitud');
  for (const name of ['Nº 8 Multitud', 'Nº 12 Multitud']) {
    await expect(card(column(theirs, 'En reserva'), name)).toBeVisible();
  }
});

test('on a phone a column is seen at a time, and a card is dropped on the name of another', async ({
  page,
  database,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBoard(page, database, 200);
  const said = column(page, 'Por decidir');
  await expect(said.getByRole('article')).toHaveCount(20);
  await expect(said).toContainText('1–20 de 50');
  await expect(column(page, 'Sin respuesta')).toBeHidden();
  await axe(page);
  const grip = page.getByRole('button', { name: 'Mover a Nº 4 Multitud' });
  const tab = page.getByRole('button', { name: /^En reserva/ });
  await tab.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await tab.boundingBox()];
  if (!from || !to) throw new Error('not there');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 });
  await page.mouse.up();
  await tab.click();
  await expect(card(column(page, 'En reserva'), 'Nº 4 Multitud')).toBeVisible();
});
