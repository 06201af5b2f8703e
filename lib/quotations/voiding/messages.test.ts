import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { acceptQuotation } from '../accept-quotation';
import { makeFirst, sendAddition } from '../additions/testing/added-to';
import { quotationVoided } from './messages';
import { voidQuotation } from './void-quotation';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'notifications.send-message' };

const compose = (quotationId: string) =>
  transact((tx) => quotationVoided({ quotationId }, { tx, actor: job }));

test('the client is told which quotation is void and why, at the address it was sent to', async () => {
  const voidedReason = 'Cambió la fecha';
  const voided = await makeQuotation(database.db, {
    stateId: 65,
    nameEvent: 'Feria',
    voidedAt: new Date(),
    voidedReason,
  });
  const mail = await compose(voided.id);
  expect(mail).toMatchObject({
    to: { name: voided.nameContact, address: voided.emailClient },
    subject: 'Cotización anulada: COT-00001 · Feria',
  });
  const text = renderToStaticMarkup(mail?.body);
  expect(text).toContain(voidedReason);
  expect(text).toContain('Feria');
});

test('of an addition the client is told that the rest of its event stands, unless it went with it', async () => {
  const stands = 'Lo demás que aceptaste para este evento sigue igual.';
  const made = await makeFirst(database.db);
  const alone = await sendAddition(made);
  await acceptQuotation(made.actor, { quotationId: alone.id });
  const withFirst = await sendAddition(made);
  await voidQuotation(made.actor, { id: alone.id, reason: 'Ya no va' });
  const mail = await compose(alone.id);
  expect(mail?.subject).toMatch(/^Adicional anulado: COT-/);
  const text = renderToStaticMarkup(mail?.body);
  for (const said of ['El adicional para', 'anuló este adicional: Ya no va', stands, 'COT-00001'])
    expect(text).toContain(said);
  await voidQuotation(made.actor, { id: made.first.id, reason: 'Lluvia' });
  const both = await Promise.all([withFirst.id, made.first.id].map(compose));
  const [other, first] = both.map((one) => renderToStaticMarkup(one?.body));
  expect(other).toContain('anuló este adicional: Lluvia');
  expect(first).toContain('anuló esta cotización: Lluvia');
  for (const said of [other, first]) expect(said).not.toContain(stands);
});

test('nobody is told of one that stands', async () => {
  const { id } = await makeQuotation(database.db);
  expect(await compose(id)).toBeNull();
});
