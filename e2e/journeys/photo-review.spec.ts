import { asAdministrator } from '../fixtures/administration.ts';
import { expect, test } from '../fixtures/test.ts';

test('photos are decided one after the other by keys, and a decision is undone', async ({
  page,
  database,
}) => {
  await asAdministrator(page, database);
  await page.goto('/talentos');
  await page.getByRole('link', { name: 'Revisar fotos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fotos por revisar' })).toBeVisible();
  const left = page.getByText(/^Quedan? \d+ fotos?$/);
  const photo = page.getByRole('figure').getByRole('img');
  await expect(left).toBeVisible();
  const count = async () => Number((await left.textContent())?.match(/\d+/)?.[0]);
  const [before, first] = [await count(), await photo.getAttribute('src')];

  await page.keyboard.press('a');
  await expect.poll(count).toBe(before - 1);
  expect(await photo.getAttribute('src')).not.toBe(first);
  await page.keyboard.press('z');
  await expect.poll(count).toBe(before);
  expect(await photo.getAttribute('src')).toBe(first);

  // The third reason, to the letter of the specification.
  await expect(page.getByRole('button', { name: /Mala calidad\./ })).toBeVisible();
  await page.keyboard.press('3');
  await expect.poll(count).toBe(before - 1);
  await page.getByRole('button', { name: /Deshacer/ }).click();
  await expect.poll(count).toBe(before);
  expect(await photo.getAttribute('src')).toBe(first);
});
