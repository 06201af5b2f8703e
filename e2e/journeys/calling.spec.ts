import { makeConvocated } from '../../lib/testing/factories/convocatories.ts';
import { makeEvent } from '../../lib/testing/factories/events.ts';
import { axe } from '../fixtures/axe.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { settled } from '../fixtures/look-over.ts';
import { makeCalling } from '../fixtures/make-calling.ts';
import { type Database, makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A producer with a call, and two who could be called: one free, one confirmed at another agency on those dates. */
async function arrange(database: Database) {
  const { run, account, address, event, gender } = await makeCalling(database);
  const contact = {
    phone: '3119998877',
    email: `secreta-${run}@prueba.co`,
    address: `Calle ${run}`,
    birthdate: '1991-07-19',
  };
  const free = await makeShownTalent(database, { name: `Libre ${run}`, gender, ...contact });
  const booked = await makeShownTalent(database, { name: `Ocupada ${run}`, gender });
  const { startDate, endDate } = event;
  await makeConvocated(database, {
    event: await makeEvent(database, { startDate, endDate }),
    talent: booked,
  });
  return {
    run,
    account,
    address,
    free: { name: `${free.name} ${free.lastname}`, secrets: Object.values(contact) },
    booked: `${booked.name} ${booked.lastname}`,
  };
}

test('talents are looked at, chosen and called by the keyboard alone, and asked about before mails go out', async ({
  page,
  database,
}) => {
  const { account, address, free, run } = await arrange(database);
  await signIn(page, account);
  const answer = await page.goto(`${address}?q=${run}`);
  const html = (await answer?.text()) ?? '';
  for (const secret of free.secrets) expect(html).not.toContain(secret);

  const look = page.getByRole('button', { name: `Ver a ${free.name}` });
  await tabTo(page, look);
  await page.keyboard.press('Space');
  const panel = page.getByRole('dialog', { name: free.name });
  await expect(panel.getByRole('tab', { name: 'Información' })).toBeVisible();
  await axe(page);
  for (const secret of free.secrets) await expect(panel.getByText(secret)).toHaveCount(0);
  await tabTo(page, panel.getByRole('button', { name: 'Elegir' }));
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'En tu selección' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(look).toBeFocused();
  await expect(page.getByRole('checkbox', { name: `Elegir a ${free.name}` })).toBeChecked();

  await tabTo(page, page.getByRole('button', { name: 'Convocar (1)' }));
  await page.keyboard.press('Enter');
  const sure = page.getByRole('dialog', { name: 'Vas a convocar a un talento: le llega un correo' });
  await expect(sure).toContainText(free.name);
  await tabTo(page, sure.getByRole('button', { name: 'Enviar el correo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Convocaste a un talento. Le enviamos un correo.')).toBeVisible();
});

test('whoever is confirmed elsewhere on those dates is chosen only by who has read so', async ({
  page,
  database,
}) => {
  const { account, address, booked, free, run } = await arrange(database);
  await signIn(page, account);
  await page.goto(`${address}?q=${run}`);
  await settled(page);
  const choice = page.getByRole('checkbox', { name: `Elegir a ${booked}` });
  await choice.click({ force: true });
  const told = page.getByRole('dialog', { name: `${booked} tiene un compromiso en esas fechas` });
  await told.getByRole('button', { name: 'Cancelar' }).click();
  await expect(told).toBeHidden();
  await expect(choice).not.toBeChecked();
  await choice.click({ force: true });
  await told.getByRole('button', { name: 'Elegir de todas formas' }).click();
  await expect(choice).toBeChecked();
  await page.goto(`${address}?q=${run}&agenda=libre`);
  await expect(page.getByRole('checkbox', { name: `Elegir a ${free.name}` })).toBeVisible();
  await expect(choice).toHaveCount(0);
});
