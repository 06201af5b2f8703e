import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { makeAdministrator, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8f1d3f' } });

// A recorded trace reads pictures at `blob:` addresses, which the policy of the page refuses.
test.use({ viewport: { width: 390, height: 844 }, trace: 'off' });

test('photos larger than the server takes go up smaller, and each refusal stays to be read', async ({
  page,
  database,
}) => {
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
  const panel = page.getByRole('tabpanel', { name: /^Galería de Eventos/ });
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
