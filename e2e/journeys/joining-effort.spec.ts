import type { Page } from '@playwright/test';
import { marker } from '../fixtures/administration.ts';
import { sampleJpg } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { thumb } from '../fixtures/thumb.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const screenOf = (page: Page) => page.getByText(/^Paso \d de \d$/);

// Three minutes of typing are 525 characters at 35 words of five letters a minute.
test('a whole registration on a phone is five screens, fewer than 110 keys and 22 taps', async ({ page }) => {
  const { done, tap, type, choose, date } = thumb();
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const go = () => tap(page.getByRole('button', { name: 'Continuar' }));
  const email = `${marker('maria')}@correo.example`;
  await page.goto('/unete');
  const screens = [await screenOf(page).innerText()];
  const next = async (title: string) => {
    await go();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    screens.push(await screenOf(page).innerText());
  };
  await type(text('Nombres'), 'María Fernanda');
  await type(text('Apellidos'), 'Gutiérrez Rodríguez');
  await tap(page.getByRole('radio', { name: 'Femenino' }));
  await date(page.getByLabel('Fecha de nacimiento'), '2000-02-29');
  await next('¿Dónde vives?');
  // Colombia and the cédula are chosen already.
  await choose(page.getByLabel('Ciudad'), 'Bogotá');
  await type(text('Número de documento'), String(Date.now()).slice(-10));
  await next('¿Cómo te contactamos?');
  await type(text('Correo electrónico'), email);
  await type(text('Celular'), '3001234567');
  await next('¿Qué haces?');
  await choose(page.getByLabel('Perfil principal'), 'Modelo');
  await next('Tus permisos');
  await tap(page.getByRole('checkbox').nth(0));
  await tap(page.getByRole('checkbox').nth(1));
  await tap(page.getByRole('button', { name: 'Crear mi perfil' }));
  await expect(page).toHaveURL(/\/unete-fotos\/[\w-]{36}$/);
  // Opening the camera, taking the picture and keeping it.
  done.taps += 3;
  await page.getByLabel('Foto principal').setInputFiles(await sampleJpg('rostro.jpg'));
  await expect(page.getByRole('list').getByText(/Listo|Subido|kB|MB/)).toBeVisible();
  await tap(page.getByRole('button', { name: 'Terminar' }));
  await expect(page).toHaveURL(/\/confirm-email$/);
  expect(screens).toEqual([1, 2, 3, 4, 5].map((step) => `Paso ${step} de 5`));
  expect(done.keys).toBe(14 + 19 + 8 + 10 + email.length + 10);
  expect(done.keys).toBeLessThan(110);
  expect(done.taps).toBe(22);
});
