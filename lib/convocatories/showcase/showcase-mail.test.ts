import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { messages, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { sendShowcase } from './send-showcase';
import { findShowcaseMail } from './showcase-mail';

const database = useDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function arrange(email: string) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const make = async (address: string) => {
    const event = await makeEvent(database.db, { agency, startDate: inDays(30), endDate: inDays(31) });
    await database.db
      .update(quotations)
      .set({ emailClient: address })
      .where(eq(quotations.id, event.quotationId ?? ''));
    const convocatory = await makeConvocatory(database.db, { event });
    await makeConvocated(database.db, { convocatory, shownAt: new Date(), shownPosition: 1 });
    return event;
  };
  return { actor, event: await make(email), other: await make('otro@cliente.co') };
}

test('an agency sees where its client is mailed the showcase, when it was, and that it did not arrive', async () => {
  const { actor, event, other } = await arrange('camila@marca.co');
  expect(await findShowcaseMail(actor, event.id)).toEqual({ address: 'camila@marca.co', last: null });

  expect(await sendShowcase(actor, { eventId: event.id })).toBe(true);
  const { last } = await findShowcaseMail(actor, event.id);
  expect(last).toMatchObject({ failed: false });
  expect(Date.now() - (last?.at.getTime() ?? 0)).toBeLessThan(60_000);
  expect(await findShowcaseMail(actor, other.id)).toEqual({ address: 'otro@cliente.co', last: null });

  await database.db.update(messages).set({ status: 'FAILED' }).where(eq(messages.eventId, event.id));
  expect((await findShowcaseMail(actor, event.id)).last).toMatchObject({ failed: true });
});

test('of the event of another agency neither address nor mail is told', async () => {
  const [mine, theirs] = [await arrange('una@marca.co'), await arrange('dos@marca.co')];
  await sendShowcase(theirs.actor, { eventId: theirs.event.id });
  expect(await findShowcaseMail(mine.actor, theirs.event.id)).toEqual({ address: null, last: null });
});
