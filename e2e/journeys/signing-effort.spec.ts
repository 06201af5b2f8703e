import { sql } from 'drizzle-orm';
import { codeOfMessage } from '../../lib/testing/code-of-message.ts';
import { engage } from '../fixtures/engage-talent.ts';
import { sampleJpg, samplePdf } from '../fixtures/sample-papers.ts';
import { expect, test } from '../fixtures/test.ts';
import { thumb } from '../fixtures/thumb.ts';
import { ContractPage } from '../pages/contract-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const DAY = 86_400_000;
/** An event a few days ahead. */
const ahead = (name: string, days: number) => ({
  name,
  startDate: new Date(Date.now() + days * DAY),
  endDate: new Date(Date.now() + (days + 1) * DAY),
});

test('a contract is signed on a phone with one code and 14 taps, and the next one with 7 from kept papers', async ({
  page,
  database,
  mailbox,
}) => {
  const first = await engage(database, ahead('Primera pasarela', 2));
  const second = await engage(database, ahead('Segunda pasarela', 5), first.talent);
  for (const { agency } of [first, second])
    await database.execute(sql`update agencies set contract_type_id = 51 where id = ${agency.id}`);
  const { talent } = first;
  const contract = new ContractPage(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = (name: string) => page.getByRole('checkbox', { name });

  async function sign(
    event: string,
    link: string,
    papers: (hand: ReturnType<typeof thumb>) => Promise<void>,
  ) {
    const hand = thumb();
    await page.context().clearCookies();
    await contract.open(link);
    await hand.tap(page.getByRole('button', { name: 'Enviar código al correo' }));
    const mail = await mailbox.waitFor({ to: talent.email, subject: new RegExp(`^Tu código .*${event}`) });
    await hand.keys(page.getByRole('textbox', { name: 'Código' }), codeOfMessage(mail));
    await hand.tap(box('Leí y acepto las cláusulas del contrato'));
    await hand.tap(box('Acepto el tratamiento de mis datos personales'));
    await hand.tap(button('Continuar'));
    await papers(hand);
    await hand.tap(button('Continuar'));
    await hand.keys(page.getByLabel('Nombre de quien firma'), `${talent.name} ${talent.lastname}`);
    await hand.tap(box('Acepto firmar por medios electrónicos'));
    await hand.tap(contract.signButton);
    await expect(contract.signed).toBeVisible();
    return hand.done;
  }

  const without = await sign('Primera pasarela', first.link, async ({ file, tap }) => {
    await file(page.getByLabel('Documento de identidad'), await sampleJpg('Cédula.jpg'));
    await file(page.getByLabel('RUT'), samplePdf('RUT.pdf'));
    await file(page.getByLabel('EPS'), samplePdf('Planilla.pdf'));
    await tap(button('Usar la misma planilla como ARL'));
    for (const name of ['Cédula.jpg', 'RUT.pdf']) await expect(contract.stored(name)).toBeVisible();
    await expect(contract.stored('Planilla.pdf')).toHaveCount(2);
  });
  expect(without.taps).toBe(14);
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar mis documentos' }).tap();
  await expect(page.getByText('Quedaron guardados en tu perfil')).toBeVisible();

  const withPapers = await sign('Segunda pasarela', second.link, async () => {
    await expect(page.getByText('El que tienes guardado')).toHaveCount(4);
  });
  expect(withPapers.taps).toBe(7);
  expect(withPapers.keys).toBe(6 + `${talent.name} ${talent.lastname}`.length);
});
