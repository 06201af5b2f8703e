import { tabTo } from '../fixtures/keyboard.ts';
import { makeQuoting } from '../fixtures/quoting-agency.ts';
import { expect, test } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login-page.ts';
import { QuotationEditor } from '../pages/quotation-editor.ts';

/** What a key makes of a text as it is typed or pasted; all that is understood stands in hour.test.ts. */
const TYPED = [
  ['1315', '1:15 p. m.'],
  ['8 p. m.', '8:00 p. m.'],
  ['930p', '9:30 p. m.'],
] as const;

test('an hour means what was typed, by click, by Tab and pasted, or is refused at once', async ({
  page,
  database,
}) => {
  const { account } = await makeQuoting(database);
  await new LoginPage(page).logIn(account);
  await new QuotationEditor(page).open();
  const [starts, ends] = [page.getByLabel('Empieza'), page.getByLabel('Termina')];
  const ways = {
    click: async (text: string) => {
      await starts.click();
      await page.keyboard.type(text);
    },
    tab: async (text: string) => {
      await tabTo(page, starts);
      await page.keyboard.type(text);
    },
    paste: async (text: string) => {
      await starts.click();
      await page.keyboard.insertText(text);
    },
  };
  for (const [way, write] of Object.entries(ways)) {
    for (const [text, shown] of TYPED) {
      await write(text);
      await ends.focus();
      await expect(starts, `${text} by ${way}`).toHaveValue(shown.replace(' m.', '\u00a0m.'));
    }
    await write('24:00');
    await ends.focus();
    await expect(starts).toHaveValue('24:00');
    await expect(starts).toHaveAccessibleDescription(/12:00 a\. m\./);
    await write('8 y media');
    await ends.focus();
    await expect(starts).toHaveAccessibleDescription(/No se entiende la hora/);
    await page.getByLabel('Nombre del evento').focus();
  }
});
