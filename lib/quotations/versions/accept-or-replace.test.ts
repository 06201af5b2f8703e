import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { acceptQuotation } from '../accept-quotation';
import { sendQuotation } from '../sending/send-quotation';
import { reviseQuotation } from './revise-quotation';

const database = useDatabase();

test('of the client who accepts and the agency that sends the next version at once, one holds', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (let round = 0; round < 8; round++) {
    const sent = await makeQuotation(database.db, { agency });
    const next = await reviseQuotation(actor, { id: sent.id });
    const accept = () => acceptQuotation(actor, { quotationId: sent.id });
    const send = () => sendQuotation(actor, { id: next.id });
    const both = round % 2 === 0 ? [accept(), send()] : [send(), accept()];
    const attempts = await Promise.allSettled<unknown>(both);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failed = attempts.find(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'CONFLICT' } });

    const [before] = await database.db.select().from(quotations).where(eq(quotations.id, sent.id));
    const [after] = await database.db.select().from(quotations).where(eq(quotations.id, next.id));
    const made = await database.db.select().from(events).where(eq(events.quotationId, sent.id));
    const outcome = `${before?.stateId} ${after?.stateId} ${made.length}`;
    expect(['63 61 1', '65 62 0']).toContain(outcome);
  }
});

test('what was replaced opens no event', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  const next = await reviseQuotation(actor, { id: sent.id });
  await sendQuotation(actor, { id: next.id });
  await expect(acceptQuotation(actor, { quotationId: sent.id })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await acceptQuotation(actor, { quotationId: next.id })).toMatchObject({
    quotationId: next.id,
  });
});

test('a next version of what was accepted meanwhile is not sent', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  const next = await reviseQuotation(actor, { id: sent.id });
  await acceptQuotation(actor, { quotationId: sent.id });
  await expect(sendQuotation(actor, { id: next.id })).rejects.toMatchObject({
    messageKey: 'errors.quotation.previousAccepted',
  });
});
