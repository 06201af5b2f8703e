import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditEntries, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { EVENT, QUOTATION } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { getAnswerPage } from './answer-page';
import { linkToAddition } from './link-to-addition';
import { remindClients } from './remind-clients';
import { revokeAnswerLinks } from './share-link';
import { clientOf } from './testing/client-link';

const database = useDatabase();
const unknown = { code: 'NOT_FOUND' };

let made: Awaited<ReturnType<typeof makeAgencyUser>>;
let client: Awaited<ReturnType<typeof makeClient>>;
let holder: LinkActor;
let firstId: string;

beforeEach(async () => {
  made = await makeAgencyUser(database.db);
  client = await makeClient(database.db, { agency: made.agency });
  const quotation = await makeQuotation(database.db, {
    agency: made.agency,
    client,
    stateId: QUOTATION.ACCEPTED,
    acceptedAt: new Date(),
  });
  await makeEvent(database.db, { quotation });
  firstId = quotation.id;
  holder = await clientOf(quotation);
});

const add = (fields: Parameters<typeof makeQuotation>[1] = {}) =>
  makeQuotation(database.db, { agency: made.agency, client, additionOf: firstId, ...fields });
const told = async () => {
  const page = await getAnswerPage(holder);
  return page.status === 'ACCEPTED' ? page.additions.map(({ id }) => id) : null;
};

test('who holds a link to what was accepted gets one to its addition', async () => {
  const addition = await add();
  await clientOf(addition);
  expect(await told()).toEqual([addition.id]);
  const url = new URL(await linkToAddition(holder, addition.id));
  expect(url.pathname).toBe(`/cotizacion/${addition.id}`);
  const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, addition.id));
  expect(entry).toMatchObject({ action: 'follow-addition', detail: { additionOf: firstId } });
});

test('not to what went to another address, whose links were ended, was taken back or is of another', async () => {
  const elsewhere = await add({ emailClient: 'otra@cliente.example' });
  await clientOf(elsewhere);
  const ended = await add();
  await clientOf(ended);
  await revokeAnswerLinks(made.actor, { id: ended.id });
  const voided = await add({ stateId: 65, voidedAt: new Date(), voidedReason: 'No' });
  await clientOf(voided);
  const draft = await add({ stateId: 61, code: null, sentAt: null, validUntil: null });
  const strange = await makeQuotation(database.db, { agency: made.agency, client });
  await clientOf(strange);
  expect(await told()).toEqual([]);
  for (const { id } of [elsewhere, ended, voided, draft, strange])
    await expect(linkToAddition(holder, id)).rejects.toMatchObject(unknown);
  await expect(linkToAddition(holder, 'nada')).rejects.toMatchObject(unknown);
});

test('nobody is reminded of what no event takes any more', async () => {
  const late = new Date('2027-02-10T15:00:00Z');
  const remindedAt = async () => {
    const { id } = await add({
      validUntil: new Date('2027-02-12T04:59:59.999Z'),
      sentAt: new Date('2027-02-01T15:00:00Z'),
    });
    await at(late, () => remindClients({ kind: 'job', name: 'quotations.remind' }));
    return (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0]?.remindedAt;
  };
  expect(await remindedAt()).toEqual(late);
  await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.quotationId, firstId));
  expect(await remindedAt()).toBeNull();
});
