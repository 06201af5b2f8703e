import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { filmPicture } from '../fixtures/camera-film.ts';
import { makeEventToday } from '../fixtures/event-today.ts';
import { CHROMIUM_FLAGS } from '../fixtures/find-chromium.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a talent holds its phone before the camera of the desk, and is checked in', async ({
  page,
  baseURL,
  database,
}) => {
  const { event, account, person, convocated } = await makeEventToday(database);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, person);
  await page.goto(`/mi-perfil/trabajos/${convocated}`);
  const shown = await page.getByRole('img', { name: 'Código QR de llegada' }).screenshot();

  const folder = await mkdtemp(path.join(tmpdir(), 'elenco-camera-'));
  const film = path.join(folder, 'camera.y4m');
  await filmPicture(shown, film);
  const desk = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const door = await desk.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      permissions: ['camera'],
    });
    await signIn(door, account);
    await door.goto(`/mesa/${event}`);
    await door.getByRole('button', { name: 'Leer QR' }).click();
    await expect(door.getByRole('dialog')).toBeHidden();
    await expect(door.getByRole('searchbox', { name: 'Buscar' })).toHaveValue(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    await door.getByRole('button', { name: `Llegó ${person.name}` }).click();
    await expect(door.getByText('1 de 1 llegaron')).toBeVisible();
  } finally {
    await desk.close();
    await rm(folder, { recursive: true, force: true });
  }
});
