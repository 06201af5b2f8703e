import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { makeAdministrator, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { axe } from '../fixtures/axe.ts';
import { settled } from '../fixtures/look-over.ts';
import { type Database, makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A talent on its page of photos, of which it has none. */
async function onOwnPhotos(page: Page, database: Database) {
  const talent = await makeShownTalent(database);
  const { user } = await makeAdministrator(database);
  await database.execute(
    sql`update talents set password_hash = ${user.passwordHash} where id = ${talent.id}`,
  );
  await database.execute(sql`delete from talent_photos where talent_id = ${talent.id}`);
  await signIn(page, { email: talent.email, password: TEST_PASSWORD });
  await page.goto('/mi-perfil/fotos');
  await settled(page);
  await page.getByRole('tab', { name: /^Galería de Eventos/ }).click();
  return { talent, panel: page.getByRole('tabpanel', { name: /^Galería de Eventos/ }) };
}

const photo = async (index: number) => ({
  name: `foto-${index}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 400, height: 300, channels: 3, background: { r: index * 40, g: 90, b: 60 } },
  })
    .jpeg()
    .toBuffer(),
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8f1d3f' } });

// A recorded trace reads pictures at `blob:` addresses, which the policy of the page refuses.
test.use({ viewport: { width: 390, height: 844 }, trace: 'off' });

test('a talent uploads photos from its phone, turns one, puts them in order and archives one', async ({
  page,
  database,
}) => {
  const { talent, panel } = await onOwnPhotos(page, database);
  let [underway, most] = [0, 0];
  page.on('request', (request) => {
    if (!request.url().endsWith('/upload-images')) return;
    underway += 1;
    most = Math.max(most, underway);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/upload-images')) underway -= 1;
  });
  const lie = { name: 'nota.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('esto no es una foto') };
  const paper = { name: 'hoja.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
  const photos = await Promise.all([1, 2, 3, 4, 5].map(photo));
  await panel.getByLabel('Agregar fotos').setInputFiles([...photos, lie, paper]);
  const tray = panel.getByRole('list', { name: 'Archivos elegidos' });
  await expect(tray.getByRole('listitem').filter({ hasText: 'hoja.pdf' })).toContainText('Sube JPG o PNG');

  await panel.getByRole('button', { name: 'Recortar foto-1.jpg' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recortar y girar' });
  await dialog.getByRole('button', { name: 'Girar a la derecha' }).click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Usar así' }).click();
  await expect(dialog).toBeHidden();

  await panel.getByRole('button', { name: 'Subir 6 fotos' }).click();
  const shown = panel.getByRole('list', { name: 'Galería de Eventos, en orden' });
  await expect(shown.getByRole('img')).toHaveCount(5);
  expect(most, 'at once').toBeLessThanOrEqual(3);
  await expect(tray.getByRole('listitem').filter({ hasText: 'nota.jpg' })).toContainText(
    'Ese tipo de archivo no se acepta',
  );
  await expect(page.getByRole('button', { name: 'Intentar de nuevo con nota.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar nota.jpg' }).click();
  const { rows } = await database.execute<{ width: number; height: number }>(sql`
    select f.width, f.height from talent_photos p join files f on f.id = p.file_id
    where p.talent_id = ${talent.id} and f.width < f.height`);
  expect(rows, 'the one that was cut upright').toHaveLength(1);

  const order = () => shown.getByRole('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const before = await order();
  await shown.getByRole('button', { name: /^Mover después: .*foto 1 de 5/ }).focus();
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('button', { name: /^Mover después: .*foto 2 de 5/ })).toBeFocused();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
  await page.keyboard.press('Enter');
  await saved;
  const moved = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await order()).toEqual(moved);
  await page.reload();
  await settled(page);
  await page.getByRole('tab', { name: /^Galería de Eventos/ }).click();
  expect(await order()).toEqual(moved);

  await shown.getByRole('button', { name: /^Archivar .*foto 5 de 5/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archivar' }).click();
  await expect(shown.getByRole('img')).toHaveCount(4);
  await axe(page);
});

test('photos larger than the server takes go up smaller, and each refusal stays to be read', async ({
  page,
  database,
}) => {
  const { talent, panel } = await onOwnPhotos(page, database);
  const choose = panel.getByLabel('Agregar fotos');
  await choose.setInputFiles([
    { name: '48.jpg', mimeType: 'image/jpeg', buffer: await picture(8_000, 6_000).jpeg().toBuffer() },
    { name: '200.jpg', mimeType: 'image/jpeg', buffer: await picture(16_320, 12_240).jpeg().toBuffer() },
    { name: 'moda.webp', mimeType: 'image/webp', buffer: await picture(900, 1_200).webp().toBuffer() },
    {
      name: 'IMG_0012.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
    },
    { name: 'hoja.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
  ]);
  await panel.getByRole('button', { name: 'Subir 4 fotos' }).click();
  const shown = panel.getByRole('list', { name: 'Galería de Eventos, en orden' });
  await expect(shown.getByRole('img')).toHaveCount(3, { timeout: 60_000 });
  const tray = panel.getByRole('list', { name: 'Archivos elegidos' });
  await choose.setInputFiles([{ name: 'foto.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  const rowOf = (name: string) => tray.getByRole('listitem').filter({ hasText: name });
  await expect(rowOf('IMG_0012.HEIC')).toContainText('no abre fotos HEIC');
  await expect(rowOf('hoja.pdf')).toContainText('no se acepta');
  await expect(rowOf('foto.gif')).toContainText('no se acepta');
  const { rows } = await database.execute<{ width: number; height: number }>(sql`
    select f.width, f.height from talent_photos p join files f on f.id = p.file_id
    where p.talent_id = ${talent.id} order by f.width`);
  expect(rows).toEqual([
    { width: 900, height: 1200 },
    { width: 2160, height: 1620 },
    { width: 2160, height: 1620 },
  ]);
});
