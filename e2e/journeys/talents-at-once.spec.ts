import { asAdministrator, marker } from '../fixtures/administration.ts';
import { axe } from '../fixtures/axe.ts';
import { makeShownTalent } from '../fixtures/make-shown-talent.ts';
import { expect, test } from '../fixtures/test.ts';

const IN_REVIEW = 17;
const SUSPENDED = 19;

test('the administrator approves all whom it may of those chosen, takes it back, and suspends with one reason', async ({
  page,
  database,
  mailbox,
}) => {
  const group = marker('Coro');
  const waiting = [
    await makeShownTalent(database, { name: 'Ana', lastname: group, stateId: IN_REVIEW }),
    await makeShownTalent(database, { name: 'Bea', lastname: group, stateId: IN_REVIEW }),
  ];
  await makeShownTalent(database, { name: 'Cleo', lastname: group, stateId: SUSPENDED });
  await asAdministrator(page, database);
  await page.goto(`/talentos?vista=tabla&q=${group}`);
  await page.getByRole('checkbox', { name: 'Seleccionar todas las filas de esta página' }).check();
  const bar = page.getByRole('region', { name: /seleccion/i });
  await bar.getByRole('button', { name: 'Aprobar a 2' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Aprobar a 2 talentos?' });
  await expect(dialog).toContainText(/1 queda igual \(Cleo.*\): no está en revisión\./);
  await axe(page);
  await dialog.getByRole('button', { name: 'Aprobar a 2' }).click();
  await expect(page.getByText('Aprobaste a 2 talentos.')).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: `${name} ${group}` });
  await expect(row('Ana')).toContainText('Activo');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  for (const name of ['Ana', 'Bea']) await expect(row(name)).toContainText('En revisión');
  await expect(row('Cleo')).toContainText('Suspendido');

  for (const name of ['Ana', 'Bea']) await row(name).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Suspender a 2' }).click();
  const reasons = page.getByRole('dialog', { name: '¿Suspender a 2 talentos?' });
  await reasons.getByRole('textbox').fill('El documento no corresponde');
  await reasons.getByRole('button', { name: 'Suspender a 2' }).click();
  for (const name of ['Ana', 'Bea', 'Cleo']) await expect(row(name)).toContainText('Suspendido');
  for (const { email } of waiting) {
    const mail = await mailbox.waitFor({ to: email, subject: /uspend/ });
    expect(mail.text).toContain('El documento no corresponde');
  }
});
