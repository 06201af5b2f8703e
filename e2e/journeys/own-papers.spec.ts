import { sql } from 'drizzle-orm';
import { makeAdministrator, TEST_PASSWORD } from '../../lib/testing/factories/identity.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { samplePdf } from '../fixtures/sample-papers.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { ClaimPage } from '../pages/claim-page.ts';
import { CONTRACT_PAPERS, ContractPage } from '../pages/contract-page.ts';

const DAY = 86_400_000;
/** The service is done, and claims are taken. */
const ENDED = { startDate: new Date(Date.now() - 3 * DAY), endDate: new Date(Date.now() - 2 * DAY) };

test.use({ viewport: { width: 390, height: 844 } });

test('papers and account kept once serve a contract without uploads and a claim without typing', async ({
  page,
  database,
  mailbox,
}) => {
  const { talent, path, claimLink, eventId } = await engage(database);
  const { user } = await makeAdministrator(database);
  await database.execute(
    sql`update talents set password_hash = ${user.passwordHash} where id = ${talent.id}`,
  );
  await signIn(page, { email: talent.email, password: TEST_PASSWORD });

  await page.goto('/mi-perfil/documentos');
  for (const document of CONTRACT_PAPERS) {
    await page
      .getByRole('button', { name: document, exact: true })
      .setInputFiles(samplePdf(`${document}.pdf`));
    await expect(page.getByRole('link', { name: `Ver documento: ${document}` })).toBeVisible();
  }
  await page.goto('/mi-perfil/cuenta-bancaria');
  await page.getByRole('combobox', { name: 'Banco' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Cómo te pagan' }).click();
  await page.getByRole('option', { name: 'Ahorros' }).click();
  await page.getByLabel('Número de cuenta').fill('1234567890');
  await page.getByLabel('Titular').fill(`${talent.name} ${talent.lastname}`);
  await page.getByLabel('Actividades que sueles cobrar').fill('Modelaje en evento');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Guardamos tu cuenta bancaria')).toBeVisible();

  const contract = new ContractPage(page);
  await contract.open(path);
  await contract.chooseType('eventos');
  await contract.acceptTerms();
  await contract.goOn();
  await expect(page.getByText('El que tienes guardado')).toHaveCount(4);
  await contract.goOn();
  await contract.nameItself();
  await contract.askForCode();
  await contract.confirm(await mailbox.waitFor({ to: talent.email, subject: /^Tu código para firmar/ }));
  await contract.acceptAlert();

  await database.execute(sql`
    update convocatories set start_date = ${ENDED.startDate.toISOString()}, end_date = ${ENDED.endDate.toISOString()}
    where event_id = ${eventId}`);
  await database.execute(sql`
    update events set start_date = ${ENDED.startDate.toISOString()}, end_date = ${ENDED.endDate.toISOString()}
    where id = ${eventId}`);
  const claim = new ClaimPage(page);
  await claim.open(new URL(claimLink, page.url()).pathname);
  await expect(page.getByLabel('Actividades')).toHaveValue('Modelaje en evento');
  // Nothing is left to type.
  await claim.send();
  await expect(claim.sent).toBeVisible();
});
