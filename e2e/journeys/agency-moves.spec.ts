import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { anAgency, marker } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('what was before Elenco comes in by a file: events, and what clients owe or have in favour', async ({
  page,
  database,
}) => {
  const { account } = await anAgency(database);
  // A column of names is known by its letters.
  const client = `Casa ${marker('').replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
  await signIn(page, account);
  await page.goto('/cartera');
  await page.getByRole('link', { name: 'Importar saldos' }).click();
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar plantilla' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  const lines = [
    'Evento;Cliente;Fecha;Ciudad;Valor total;Saldo;Factura',
    `Lanzamiento de antes;${client};15/03/2025;Bogotá;4.500.000;1.500.000;FE-1`,
    `;${client};30/09/2025;Bogotá;;850.000;FE-2`,
    `;${client};30/09/2025;Bogotá;;-300.000;`,
  ];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'eventos.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await page.getByRole('button', { name: 'Revisar las filas' }).click();
  await page.getByLabel(`«${client}»`).click();
  await page.getByRole('option', { name: 'Crear el cliente' }).click();
  await axe(page);
  await page.getByRole('button', { name: 'Aplicar y revisar otra vez' }).click();
  await page.getByRole('button', { name: 'Importar 3 eventos' }).click();
  await expect(page.getByText('La importación terminó.')).toBeVisible();
  await page.goto('/cartera');
  const owed = page.getByRole('row').filter({ hasText: client });
  await expect(owed).toHaveCount(2);
  await expect(owed.filter({ hasText: 'Lanzamiento de antes' })).toContainText('1.500.000');
  await expect(owed.filter({ hasText: `Factura FE-2 · ${client}` })).toContainText('850.000');
  await page.getByRole('link', { name: 'A favor' }).click();
  await expect(owed).toHaveCount(1);
  await expect(owed).toContainText('300.000');
});

test('an owner takes everything of the agency away as one file', async ({ page, database, mailbox }) => {
  const { agency, account } = await anAgency(database);
  await signIn(page, account);
  await page.goto(`/perfil/${agency.id}/agencia?seccion=integraciones`);
  await page.getByRole('button', { name: 'Preparar la copia' }).click();
  const dialog = page.getByRole('dialog');
  await axe(page);
  await dialog.getByRole('button', { name: 'Preparar la copia' }).click();
  await expect(page.getByText('Estamos preparando la copia.')).toBeVisible();
  await mailbox.waitFor({ to: account.email, subject: /copia/i });
  await page.reload();
  await expect(page.getByText('Lista', { exact: true })).toBeVisible();
  await axe(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Descargar la copia del/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())));
  const manifest: unknown = JSON.parse(new TextDecoder().decode(archive['manifest.json']));
  expect(manifest).toMatchObject({ agency: { id: agency.id, name: agency.name } });
});
