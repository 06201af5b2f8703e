import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { quotationVoided } from './messages';

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

test('nobody is told of one that stands', async () => {
  const { id } = await makeQuotation(database.db);
  expect(await compose(id)).toBeNull();
});
