import type { Page } from '@playwright/test';
import { tabTo } from '../fixtures/keyboard.ts';
import { openPalette } from '../fixtures/open-palette.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';

const line = (page: Page, number: number) =>
  new QuotationEditor(page).section('Perfiles').getByRole('listitem').nth(number);

test('a quotation goes from nothing to its client without a mouse', async ({ page, mailbox, database }) => {
  const { account, event: known } = await makeQuoting(database);
  const run = known.split(' ').at(-1) ?? '';
  const email = `teclado-${run}@cliente.example`;
  const editor = new QuotationEditor(page);
  const type = (text: string) => page.keyboard.type(text);
  const press = (...keys: string[]) =>
    keys.reduce(async (done, key) => {
      await done;
      await page.keyboard.press(key);
    }, Promise.resolve());
  await new LoginPage(page).logIn(account);

  await test.step('finds the way by Ctrl-K', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openPalette(page);
    await type('Crear Cot');
    await press('Enter');
    await expect(page.getByRole('heading', { name: 'Nueva cotización' })).toBeVisible();
  });

  await test.step('adds a client that is not in the book, and is back where it was', async () => {
    const client = page.getByRole('combobox', { name: 'Cliente' });
    await tabTo(page, client);
    await type(`Teclas ${run}`);
    await press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Agregar cliente' });
    await expect(dialog.getByLabel('Nombre o razón social')).toHaveValue(`Teclas ${run}`);
    await expect(dialog.getByLabel('Nombre o razón social')).toBeFocused();
    await tabTo(page, dialog.getByLabel('Correo'));
    await type(email);
    await press('Enter');
    await expect(dialog).toBeHidden();
    await expect(client).toBeFocused();
    await expect(page.getByLabel('Correo del contacto')).toHaveValue(email);
  });

  await test.step('chooses days in the calendar', async () => {
    await tabTo(page, page.getByLabel('Nombre del evento'));
    await type(`Feria sin ratón ${run}`);
    const dates = page.getByRole('button', { name: 'Fechas' });
    await tabTo(page, dates);
    await press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendario' });
    await expect(calendar).toBeVisible();
    await tabTo(page, calendar.getByRole('button', { name: 'Mes siguiente' }));
    await press('Enter');
    await press('Tab', 'Enter', 'ArrowRight', 'Enter');
    await expect(calendar).toBeHidden();
    await expect(dates).toBeFocused();
  });

  await test.step('adds, copies, moves and removes profiles; focus stays where work goes on', async () => {
    await tabTo(page, editor.section('Perfiles').getByRole('button', { name: 'Modelo', exact: true }));
    await press('Enter');
    await expect(line(page, 0).getByLabel('Mujeres')).toBeFocused();
    await type('3');
    await tabTo(page, line(page, 0).getByLabel('Pago por día'));
    await type('350000');
    const menu = (number: number) => line(page, number).getByRole('button', { name: 'Acciones de Modelo' });
    const choose = async (number: number, name: string) => {
      await tabTo(page, menu(number));
      await press('Enter');
      const item = page.getByRole('menuitem', { name });
      await expect(item).toBeVisible();
      for (let at = 0; at < 6 && !(await item.evaluate((one) => one === document.activeElement)); at += 1) {
        await press('ArrowDown');
      }
      await press('Enter');
    };
    await choose(0, 'Duplicar perfil');
    await expect(line(page, 1).getByLabel('Mujeres')).toBeFocused();
    await type('5');
    await choose(1, 'Subir perfil');
    await expect(menu(0)).toBeFocused();
    await expect(line(page, 0).getByLabel('Mujeres')).toHaveValue('5');
    await choose(0, 'Quitar perfil');
    await expect(menu(0)).toBeFocused();
    await expect(line(page, 0).getByLabel('Mujeres')).toHaveValue('3');
    await press('Control+z');
    await expect(line(page, 1).getByLabel('Mujeres')).toHaveValue('3');
    await press('Control+Shift+z');
    await expect(line(page, 1)).toBeHidden();
  });

  await test.step('is led to what lacks, and sends', async () => {
    const send = page.getByRole('button', { name: 'Enviar al cliente' });
    const pay = line(page, 0).getByLabel('Pago por día');
    await tabTo(page, pay, 'Shift+Tab');
    await press('Control+a', 'Delete');
    await tabTo(page, send);
    await press('Enter');
    await expect(pay).toBeFocused();
    await type('400000');
    await editor.waitUntilSaved();
    await tabTo(page, send);
    await press('Enter');
    const question = page.getByRole('dialog', { name: '¿Enviar la cotización?' });
    await expect(question).toContainText(email);
    await tabTo(page, question.getByRole('button', { name: 'Enviar', exact: true }));
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Aceptar y crear evento' })).toBeVisible();
    await mailbox.waitFor({ to: email, subject: new RegExp(run) });
  });
});
