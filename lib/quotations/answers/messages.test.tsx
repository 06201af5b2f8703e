import { eq } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quotationAnswers, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { findLinkActor } from '@/lib/identity/link-tokens/queries';
import type { ComposeEmail } from '@/lib/notifications/define-notice';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { quotationSent } from '../messages';
import { answerGiven, quotationExpired, quotationRunsOut } from './messages';
import { refuseOffer } from './refuse-offer';
import { requestChange } from './request-change';
import { makeChoosable } from './testing/choosable';
import { CONTEXT, clientOf, hashOf } from './testing/client-link';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'notifications.send-message' };

const compose = <Payload,>(email: ComposeEmail<Payload>, payload: Payload) =>
  transact((tx) => email(payload, { tx, actor: job }));

const LINK = /\/cotizacion\/([0-9a-f-]{36})\?k=([\w-]{43})/;

async function makeSent(fields: Parameters<typeof makeQuotation>[1] = {}) {
  const { user, agency } = await makeAgencyUser(database.db);
  const producer = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
  const quotation = await makeQuotation(database.db, {
    agency,
    createdBy: producer.user.id,
    nameEvent: 'Feria',
    ...fields,
  });
  return { owner: user, producer: producer.user, agency, quotation };
}

test('the quotation and the reminder lead the client to the page by a link that opens it', async () => {
  const { quotation } = await makeSent();
  for (const email of [quotationSent, quotationRunsOut]) {
    const mail = await compose(email, { quotationId: quotation.id });
    const [, id = '', secret = ''] = LINK.exec(renderToStaticMarkup(mail?.body)) ?? [];
    expect(id).toBe(quotation.id);
    expect(await findLinkActor('QUOTATION_ANSWER', { quotationId: id }, secret)).not.toBeNull();
    expect(mail).toMatchObject({ to: { address: quotation.emailClient } });
  }
});

test('what can be chosen from is not accepted straight from the mail', async () => {
  const { quotation } = await makeSent();
  const { quotation: choosable } = await makeChoosable(database.db);
  const bodyOf = async ({ id }: { id: string }) =>
    renderToStaticMarkup((await compose(quotationSent, { quotationId: id }))?.body);
  expect(await bodyOf(quotation)).toContain('/aceptar?');
  const body = await bodyOf(choosable);
  expect(body).toMatch(LINK);
  expect(body).not.toContain('/aceptar');
});

test('the quotation says what the agency adds to it, and goes to whom it names besides', async () => {
  const { quotation } = await makeSent({
    message: 'Gracias por invitarnos.',
    copies: ['socia@cliente.co', 'pagos@cliente.co'],
  });
  const mail = await compose(quotationSent, { quotationId: quotation.id });
  expect(mail?.cc).toEqual(['socia@cliente.co', 'pagos@cliente.co']);
  expect(renderToStaticMarkup(mail?.body)).toContain('Gracias por invitarnos.');
  const { quotation: plain } = await makeSent();
  expect(await compose(quotationSent, { quotationId: plain.id })).not.toHaveProperty('cc');
});

test('nobody is reminded of what was answered, or is being changed', async () => {
  const { quotation } = await makeSent();
  const client = await clientOf(quotation);
  const given = { hash: await hashOf(quotation), name: 'Camila' };
  await requestChange(client, { ...given, reason: 'Menos días' }, CONTEXT);
  expect(await compose(quotationRunsOut, { quotationId: quotation.id })).toBeNull();
});

test('the producer who quoted hears what the client answered, with its words and who gave it', async () => {
  const { quotation, producer } = await makeSent();
  const client = await clientOf(quotation);
  const given = { hash: await hashOf(quotation), name: 'Camila Rojas' };
  const asked = await requestChange(client, { ...given, reason: 'Dos modelos <menos>' }, CONTEXT);
  const change = await compose(answerGiven, { answerId: asked.id });
  expect(change).toMatchObject({
    to: { address: producer.email },
    replyTo: { address: quotation.emailClient },
    subject: `${quotation.nameClient} pide un cambio en la cotización COT-00001: Feria`,
  });
  expect(renderToStaticMarkup(change?.body)).toContain('«Dos modelos &lt;menos&gt;»');

  await refuseOffer(client, { ...given, reasonCode: 'PRICE', reason: 'Tenemos 8' }, CONTEXT);
  const answers = await database.db
    .select()
    .from(quotationAnswers)
    .where(eq(quotationAnswers.quotationId, quotation.id));
  const refused = answers.find(({ answer }) => answer === 'REJECTED');
  const mail = await compose(answerGiven, { answerId: refused?.id ?? '' });
  const html = renderToStaticMarkup(mail?.body);
  for (const said of ['El precio está por encima de mi presupuesto', '«Tenemos 8»', 'Camila Rojas']) {
    expect(html).toContain(said);
  }
  expect(html).toContain(`/cotizador/listado/cotizacion/${quotation.id}`);
  expect(html).not.toContain(`/cotizacion/${quotation.id}?k=`);
});

test('the agency hears what ran out and whether it was opened; not of what a new version replaced', async () => {
  const past = new Date(Date.now() - 1000);
  const { quotation, owner } = await makeSent({
    stateId: 65,
    validUntil: past,
    createdBy: null,
    openCount: 3,
    firstOpenedAt: past,
    lastOpenedAt: past,
  });
  const mail = await compose(quotationExpired, { quotationId: quotation.id });
  expect(mail).toMatchObject({ to: { address: owner.email } });
  expect(renderToStaticMarkup(mail?.body)).toContain('La abrió 3 veces');
  await database.db.update(quotations).set({ supersededAt: past }).where(eq(quotations.id, quotation.id));
  expect(await compose(quotationExpired, { quotationId: quotation.id })).toBeNull();
});
