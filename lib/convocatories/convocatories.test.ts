import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { events, linkTokens, messages, talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { LinkActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerCall } from './answers/answer-call';
import { callTalents } from './calling/call-talents';
import { closeConvocatory } from './calls/close-convocatory';
import { publishConvocatory } from './calls/publish-convocatory';
import { byFitness, listCandidates } from './candidates/queries';
import { shareLink } from './contacts/share-link';
import { decideConvocated } from './decisions/decide-convocated';
import { findConvocateds, getConvocatory } from './queries';

const database = useDatabase();

const holder = (row: { agencyId: string; convocatoryId: string; talentId: string }): LinkActor => ({
  kind: 'linkHolder',
  tokenId: 'test',
  purpose: 'TALENT_REPLY',
  agencyId: row.agencyId,
  subject: { convocatoryId: row.convocatoryId, talentId: row.talentId },
});

async function agencyWithEvent(fields: Parameters<typeof makeEvent>[1] = {}) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency, stateId: EVENT.CREATED, ...fields });
  const [personal] = event.personals;
  if (!personal) throw new Error('the factory made no personals');
  return { actor, agency, event, personal };
}

describe('publishConvocatory', () => {
  test('opens a call with a code of its event and moves the event to "en convocatoria"', async () => {
    const { actor, event, personal } = await agencyWithEvent();
    const dates = { startDate: event.startDate, endDate: event.endDate };
    const first = await publishConvocatory(actor, { eventPersonalId: personal.id, ...dates });
    const second = await publishConvocatory(actor, { eventPersonalId: personal.id, ...dates });
    expect(first.code).toMatch(/^\d+-1$/);
    expect(second.code).toMatch(/^\d+-2$/);
    const [row] = await database.db.select().from(events).where(eq(events.id, event.id));
    expect(row?.stateId).toBe(EVENT.CALLING);
  });

  test('at once from many hands, every call has its own code', async () => {
    const { actor, event, personal } = await agencyWithEvent();
    const dates = { startDate: event.startDate, endDate: event.endDate };
    const calls = await Promise.all(
      Array.from({ length: 10 }, () => publishConvocatory(actor, { eventPersonalId: personal.id, ...dates })),
    );
    expect(new Set(calls.map((call) => call.code)).size).toBe(10);
  });

  test("another agency's event is not found, an ended or cancelled one closed", async () => {
    const { actor, agency } = await agencyWithEvent();
    const theirs = await agencyWithEvent();
    const dates = { startDate: theirs.event.startDate, endDate: theirs.event.endDate };
    const attempt = publishConvocatory(actor, { eventPersonalId: theirs.personal.id, ...dates });
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const cancelled = await makeEvent(database.db, { agency, stateId: EVENT.CANCELLED });
    const [personal] = cancelled.personals;
    const late = publishConvocatory(actor, { eventPersonalId: personal?.id ?? '', ...dates });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('callTalents', () => {
  test('[2.7.3/mail: call] gives each a place and a mail with a link, once however often they are called', async () => {
    const { actor, agency, event } = await agencyWithEvent();
    const convocatory = await makeConvocatory(database.db, { agency, event });
    const people = await Promise.all([1, 2, 3].map(() => makeTalent(database.db)));
    const talentIds = people.map((talent) => talent.id);
    const called = await callTalents(actor, { convocatoryId: convocatory.id, talentIds });
    expect(called.map((row) => row.stateId)).toEqual([1811, 1811, 1811]);
    expect(await callTalents(actor, { convocatoryId: convocatory.id, talentIds })).toEqual([]);
    await runAllJobs();
    const sent = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
    expect(sent.map((mail) => [mail.kind, mail.status])).toEqual(
      talentIds.map(() => ['convocatories.talent-called', 'SENT']),
    );
    const links = await database.db
      .select()
      .from(linkTokens)
      .where(eq(linkTokens.convocatoryId, convocatory.id));
    expect(new Set(links.map((link) => link.talentId))).toEqual(new Set(talentIds));
  });

  test('nobody can be called who is suspended or exclusive to another agency', async () => {
    const { actor, agency, event } = await agencyWithEvent();
    const convocatory = await makeConvocatory(database.db, { agency, event });
    const other = await makeAgencyUser(database.db);
    const suspended = await makeTalent(database.db, { stateId: 19 });
    const exclusive = await makeTalent(database.db, { exclusiveAgencyId: other.agency.id });
    for (const talent of [suspended, exclusive]) {
      const attempt = callTalents(actor, { convocatoryId: convocatory.id, talentIds: [talent.id] });
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await closeConvocatory(actor, { id: convocatory.id }, 'CLOSED');
    const talent = await makeTalent(database.db);
    const late = callTalents(actor, { convocatoryId: convocatory.id, talentIds: [talent.id] });
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('answerCall', () => {
  test.each([
    ['YES', APPLICATION.PENDING, APPLICATION.ACCEPTED],
    ['NO', APPLICATION.PENDING, APPLICATION.REJECTED],
    ['MAYBE', APPLICATION.PENDING, APPLICATION.PENDING],
    ['NO', APPLICATION.ACCEPTED, APPLICATION.WITHDRAWN],
  ] as const)('[1.4.3/convocated transitions] %s on %i makes %i', async (reply, before, after) => {
    const row = await makeConvocated(database.db, {
      stateId: CONVOCATED.CALLED,
      applicationStateId: before,
    });
    expect(await answerCall(holder(row), { reply })).toMatchObject({ applicationStateId: after, reply });
  });

  test('withdrawing frees the booked dates', async () => {
    const row = await makeConvocated(database.db);
    await answerCall(holder(row), { reply: 'NO', note: 'Me enfermé' });
    const booked = await database.db
      .select()
      .from(talentBookings)
      .where(eq(talentBookings.convocatedId, row.id));
    expect(booked).toEqual([]);
  });

  test('a closed call, a discarded talent and a link of another purpose are refused', async () => {
    const discarded = await makeConvocated(database.db, { stateId: CONVOCATED.DISCARDED });
    await expect(answerCall(holder(discarded), { reply: 'YES' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const row = await makeConvocated(database.db, { stateId: CONVOCATED.CALLED });
    const wrong: LinkActor = { ...holder(row), purpose: 'CONTRACT' };
    await expect(answerCall(wrong, { reply: 'YES' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const past = new Date(Date.now() - 1000);
    const convocatory = await makeConvocatory(database.db, { deadline: past });
    const late = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
    await expect(answerCall(holder(late), { reply: 'YES' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});

describe('decideConvocated', () => {
  test('two agencies cannot confirm one talent for dates that overlap', async () => {
    const talent = await makeTalent(database.db);
    const places = await Promise.all(
      [1, 2].map(async () => {
        const { actor, agency } = await makeAgencyUser(database.db);
        const row = await makeConvocated(database.db, {
          agency,
          talent,
          stateId: CONVOCATED.CALLED,
          applicationStateId: APPLICATION.ACCEPTED,
        });
        return { actor, row };
      }),
    );
    const results = await Promise.allSettled(
      places.map(({ actor, row }) => decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED })),
    );
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ messageKey: 'errors.convocated.booked' });
  });

  test('who said no is not confirmed, who signed is not discarded', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const no = await makeConvocated(database.db, {
      agency,
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.REJECTED,
    });
    const confirm = decideConvocated(actor, { id: no.id, stateId: CONVOCATED.CONFIRMED });
    await expect(confirm).rejects.toMatchObject({ messageKey: 'errors.convocated.refused' });
    const signed = await makeConvocated(database.db, { agency });
    await makeContract(database.db, { convocated: signed });
    const discard = decideConvocated(actor, { id: signed.id, stateId: CONVOCATED.DISCARDED });
    await expect(discard).rejects.toMatchObject({ messageKey: 'errors.convocated.signed' });
  });

  test('[2.7.3/mail: contract link] confirming mails the contract link, discarding frees the dates', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { identification: '51999888' });
    const row = await makeConvocated(database.db, { agency, stateId: CONVOCATED.CALLED });
    await decideConvocated(actor, { id: row.id, stateId: CONVOCATED.CONFIRMED });
    await runAllJobs();
    const links = await database.db.select().from(linkTokens).where(eq(linkTokens.eventId, row.eventId));
    expect(links.map((link) => link.purpose)).toEqual(['CONTRACT']);
    await decideConvocated(actor, { id: row.id, stateId: CONVOCATED.DISCARDED });
    const booked = await database.db
      .select()
      .from(talentBookings)
      .where(eq(talentBookings.convocatedId, row.id));
    expect(booked).toEqual([]);
  });
});

test('candidates are of the profile and gender, best fit first, busy ones marked, called ones left out', async () => {
  const { actor, agency, event } = await agencyWithEvent();
  const convocatory = await makeConvocatory(database.db, { agency, event, height: 170 });
  const fits = await makeTalent(database.db, { height: 180 });
  const short = await makeTalent(database.db, { height: 160 });
  await makeTalent(database.db, { gender: 'MASCULINO', height: 190 });
  const busy = await makeTalent(database.db, { height: 175 });
  await makeConvocated(database.db, { talent: busy });
  const called = await makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED });
  const found = (await listCandidates(actor, convocatory.id)).toSorted(byFitness);
  const mine = found.filter((row) => [fits.id, short.id, busy.id, called.talentId].includes(row.id));
  expect(mine.map((row) => [row.id, row.mismatches, row.busy])).toEqual([
    [fits.id, [], null],
    [short.id, ['height'], null],
    [busy.id, [], 'CONFIRMED'],
  ]);
});

test('links: a contract needs confirmation, a claim the signature, and no stranger gets any', async () => {
  const { actor, agency } = await makeAgencyUser(database.db, { identification: '51999888' });
  const called = await makeConvocated(database.db, { agency, stateId: CONVOCATED.CALLED });
  const share = (id: string, purpose: 'CONTRACT' | 'CLAIM', who = actor) =>
    shareLink(who, { convocatedId: id, purpose });
  await expect(share(called.id, 'CONTRACT')).rejects.toMatchObject({
    messageKey: 'errors.convocated.notConfirmed',
  });
  const confirmed = await makeConvocated(database.db, { agency });
  expect((await share(confirmed.id, 'CONTRACT')).url).toContain('/contract-talent/');
  await expect(share(confirmed.id, 'CLAIM')).rejects.toMatchObject({
    messageKey: 'errors.convocated.notSigned',
  });
  await makeContract(database.db, { convocated: confirmed });
  expect((await share(confirmed.id, 'CLAIM')).url).toContain('/invoice/');
  const stranger = await makeAgencyUser(database.db);
  await expect(share(confirmed.id, 'CONTRACT', stranger.actor)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await findConvocateds(stranger.actor, [confirmed.convocatoryId])).toEqual(new Map());
  await expect(getConvocatory(stranger.actor, confirmed.convocatoryId)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
