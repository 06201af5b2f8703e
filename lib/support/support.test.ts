import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, messages, supportRequests } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerRequest, takeRequest } from './answer-request';
import { askForCall } from './ask-for-call';
import { getSupportRequest, listOwnRequests, listSupportRequests } from './queries';

const database = useDatabase();
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(() => null).catch((error) => [error.code, error.messageKey, error.fields]);

const mailOf = async (requestId: string) =>
  (await database.db.select().from(messages)).filter(({ payload }) => payload.requestId === requestId);

test('[1.2.8/asked by agencies] [2.7.3/mail: support] a reader asks to be called about an event, and support gets a mail that answers to the person', async () => {
  const { actor, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
  const event = await makeEvent(database.db, { agency });
  const id = await askForCall(actor, { eventId: event.id, phone: '(300) 123-4567' });
  await runAllJobs();
  const [mail] = await mailOf(id);
  expect(mail).toMatchObject({
    kind: 'support.call-requested',
    status: 'SENT',
    toAddress: 'soporte@elenco.co',
  });
  expect(await listOwnRequests(actor)).toMatchObject([{ id, state: 'WAITING', answer: null }]);
  const { actor: administrator } = await makeAdministrator(database.db);
  expect(await getSupportRequest(administrator, id)).toMatchObject({
    phone: '3001234567',
    eventName: event.name,
    agencyName: agency.name,
  });
});

test('[1.5/support phone bare] it is about an own event or none, with a phone of ten digits', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const theirs = await makeEvent(database.db);
  const notFound = ['NOT_FOUND', 'errors.event.notFound', {}];
  expect(await refusalOf(askForCall(actor, { eventId: theirs.id, phone: '3001234567' }))).toEqual(notFound);
  const wrong = (message: string) => ['INVALID', 'errors.invalid', { phone: message }];
  expect(await refusalOf(askForCall(actor, { phone: ' ' }))).toEqual(wrong('validation.required'));
  for (const phone of ['(000) 123-4567', '300123456', '30012345678', 'trescientos'])
    expect(await refusalOf(askForCall(actor, { phone })), phone).toEqual(wrong('validation.phone'));
  expect(await askForCall(actor, { phone: '300 123 4567' })).toEqual(expect.any(String));
  const talent = await makeTalent(database.db);
  const asTalent = askForCall({ kind: 'talent', talentId: talent.id }, { phone: '3001234567' });
  expect((await refusalOf(asTalent))?.[0]).toBe('FORBIDDEN');
});

test('one administrator takes it, anybody of them answers it once, and who asked reads the answer', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const id = await askForCall(actor, { phone: '3001234567' });
  const { actor: first } = await makeAdministrator(database.db);
  const { actor: second } = await makeAdministrator(database.db);
  const taken = await Promise.all([first, second].map((who) => refusalOf(takeRequest(who, { id }))));
  expect(taken.filter((refused) => refused === null)).toHaveLength(1);
  expect(taken.find((refused) => refused)?.[1]).toBe('errors.help.taken');
  const answers = await Promise.all(
    [first, second].map((who) => refusalOf(answerRequest(who, { id, answer: 'Ya quedó' }))),
  );
  expect(answers.filter((refused) => refused === null)).toHaveLength(1);
  expect(answers.find((refused) => refused)?.[1]).toBe('errors.help.answered');
  expect(await listOwnRequests(actor)).toMatchObject([{ state: 'ANSWERED', answer: 'Ya quedó' }]);
  expect((await mailOf(id)).map(({ kind }) => kind).toSorted()).toEqual([
    'support.call-requested',
    'support.request-answered',
  ]);
  const trail = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
  expect(trail.map(({ action, fromState, toState }) => [action, fromState, toState])).toEqual([
    ['open', null, 'WAITING'],
    ['take', 'WAITING', 'TAKEN'],
    ['answer', 'TAKEN', 'ANSWERED'],
  ]);
  expect((await refusalOf(answerRequest(actor, { id, answer: 'Yo' })))?.[0]).toBe('FORBIDDEN');
});

test('[1.6/support is for agencies] lists what waits, the oldest first, for the administrator alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const { actor: administrator } = await makeAdministrator(database.db);
  await database.db.delete(supportRequests);
  const ids = [];
  for (const phone of ['3001234567', '3011234567']) ids.push(await askForCall(actor, { phone }));
  expect((await listSupportRequests(administrator)).map(({ id }) => id)).toEqual(ids);
  expect(await listSupportRequests(administrator, { state: 'ANSWERED' })).toEqual([]);
  expect((await refusalOf(listSupportRequests(actor)))?.[0]).toBe('FORBIDDEN');
});
