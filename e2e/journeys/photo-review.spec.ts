import type { Locator } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { asAdministrator } from '../fixtures/administration.ts';
import { aStoredPhoto, makeShownPhoto, makeShownTalent } from '../fixtures/make-shown-talent.ts';
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

const PENDING = 81;
const REJECTED = 83;
const ARCHIVED = 84;

test('a hundred photos are reviewed with the keyboard alone', async ({ page, database }) => {
  const PHOTOS = 100;
  const { user } = await asAdministrator(page, database);
  const talent = await makeShownTalent(database);
  const fileId = await aStoredPhoto(database);
  const ids: string[] = [];
  for (let index = 0; index < PHOTOS; index += 1) {
    // Before all others, so that they are the first of the queue, and before those that a first try has left there.
    const createdAt = new Date(Date.UTC(2020 - test.info().retry, 0, 1, 0, index));
    const photo = { talent, fileId, type: 'GALLERY', stateId: PENDING, position: index, createdAt } as const;
    ids.push((await makeShownPhoto(database, photo)).id);
  }

  await page.goto('/talentos/fotos');
  const left = page.getByText(/^Quedan? \d+ fotos?$/);
  await expect(left).toBeVisible();
  const count = async () => Number((await left.textContent())?.match(/\d+/)?.[0]);
  const before = await count();
  const decide = async (index: number) => {
    if (index % 3 === 0) return page.keyboard.press('a');
    if (index % 3 === 1) return page.keyboard.press(String((index % 6) + 1));
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: /No se aceptan selfies\./ })).toBeFocused();
    return page.keyboard.press('Enter');
  };
  for (let index = 0; index < PHOTOS; index += 1) {
    await decide(index);
    await expect.poll(count, { intervals: [40, 60, 100] }).toBe(before - index - 1);
    if (index !== 50) continue;
    await page.keyboard.press('z');
    await expect.poll(count).toBe(before - index);
    await decide(index);
    await expect.poll(count).toBe(before - index - 1);
  }
  const { rows } = await database.execute<{ photo_id: string }>(
    sql`select photo_id from photo_decisions where reviewer_id = ${user.id} and undone_at is null`,
  );
  expect(rows.map((row) => row.photo_id).toSorted()).toEqual(ids.toSorted());
});

test("[1.4.1/approve asked] [1.4.1/approve disabled] [1.4.1/reject disabled] [1.5/reject reason] [1.8/approve question] a talent's photos are judged on its page, and nobody decides over another's decision", async ({
  page,
  database,
}) => {
  await asAdministrator(page, database);
  const talent = await makeShownTalent(database);
  await database.execute(sql`delete from talent_photos where talent_id = ${talent.id}`);
  const photo = await makeShownPhoto(database, { talent, stateId: PENDING, type: 'GALLERY' });
  const kept = async () =>
    (await database.execute(sql`select state_id, observation from talent_photos where id = ${photo.id}`))
      .rows[0];
  await page.goto(`/talentos/${talent.id}`);
  const [approve, reject] = ['Aprobar', 'Rechazar'].map((verb) =>
    page.getByRole('button', { name: new RegExp(`^${verb} Galería`) }),
  ) as [Locator, Locator];
  const dialog = page.getByRole('dialog');

  await reject.click();
  await expect(dialog.getByRole('button', { name: 'Rechazar' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Mala calidad.' }).check();
  await dialog.getByRole('button', { name: 'Rechazar' }).click();
  await expect(reject).toBeDisabled();
  await expect(page.getByText('Mala calidad.')).toBeVisible();
  expect(await kept()).toEqual({ state_id: REJECTED, observation: 'Mala calidad.' });

  await approve.click();
  await expect(dialog.getByText('Desea aprobar la imagen?')).toBeVisible();
  // Meanwhile somebody else takes it out of the profile.
  await database.execute(sql`update talent_photos set state_id = ${ARCHIVED} where id = ${photo.id}`);
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Otra persona ya decidió sobre esta foto');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(approve).toBeDisabled();
  await expect(reject).toBeDisabled();
  await page.getByRole('button', { name: /^Mover al book/ }).click();
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByRole('tab', { name: 'Book de Registro (1)' })).toBeVisible();
});
