import { eq } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { callApplications, convocatories, eventPersonals, messages, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor, TalentActor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT, TALENT } from '@/lib/core/states';
import { type Convocatory, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { closeConvocatory } from '../calls/close-convocatory';
import { applyToCall } from './apply-to-call';
import { callApplicant } from './call-applicant';
import { declineApplication } from './decline-application';
import { composeApplicationDeclined } from './messages';
import { openConvocatory } from './open-convocatory';
import { countApplications, listApplications, listOpenCallsFor, listOwnApplications } from './queries';
import { withdrawApplication } from './withdraw-application';

const database = useDatabase();
let actor: AgencyActor;
let event: Awaited<ReturnType<typeof makeEvent>>;
let call: Convocatory;
let budget: number;

beforeEach(async () => {
  // Calls of other tests are of nobody's profile.
  await database.db.update(convocatories).set({ openedAt: null });
  const owner = await makeAgencyUser(database.db);
  actor = owner.actor as AgencyActor;
  event = await makeEvent(database.db, { agency: owner.agency, stateId: EVENT.CALLING });
  call = await makeConvocatory(database.db, { event, openedAt: new Date() });
  budget = event.personals[0]?.budget ?? 0;
});

const as = ({ id }: Talent): TalentActor => ({ kind: 'talent', talentId: id });
const fitting = (fields: Parameters<typeof makeTalent>[1] = {}) =>
  makeTalent(database.db, { residenceCityId: event.cityId, ...fields });
const change = (fields: Partial<Convocatory>) =>
  database.db.update(convocatories).set(fields).where(eq(convocatories.id, call.id));
const apply = (talent: Talent, note: string | null = null) =>
  applyToCall(as(talent), {
    convocatoryId: call.id,
    startDate: call.startDate,
    endDate: call.endDate,
    budget,
    note,
  });
const sees = async (talent: Talent) =>
  (await listOpenCallsFor(as(talent))).map(({ id }) => id).includes(call.id);

describe('an application', () => {
  test('is written once, withdrawn and made again', async () => {
    const talent = await fitting();
    const [first, second] = await Promise.all([apply(talent, 'Hablo inglés'), apply(talent)]);
    expect(first.id).toBe(second.id);
    expect(await sees(talent)).toBe(false);
    expect(await listOwnApplications(as(talent))).toMatchObject([{ status: 'WAITING', open: true }]);
    await withdrawApplication(as(talent), { id: first.id });
    expect(await sees(talent)).toBe(true);
    expect(await apply(talent)).toMatchObject({ id: first.id, status: 'WAITING' });
    const stranger = as(await fitting());
    await expect(withdrawApplication(stranger, { id: first.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('of ten at once to a call that takes three, three wait', async () => {
    await openConvocatory(actor, { id: call.id, open: true, applicationLimit: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => fitting()));
    const done = await Promise.allSettled(people.map((talent) => apply(talent)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = done.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason.messageKey)).toEqual(Array(7).fill('errors.application.full'));
    expect(await countApplications(actor, event.id)).toBe(3);
  });

  test('is refused once the need has its people, and to who is confirmed elsewhere', async () => {
    const taken = await fitting();
    await makeConvocated(database.db, {
      talent: taken,
      event: await makeEvent(database.db, { startDate: event.startDate, endDate: event.endDate }),
    });
    await expect(apply(taken)).rejects.toMatchObject({ messageKey: 'errors.application.booked' });
    await database.db.update(eventPersonals).set({ quantity: 1 }).where(eq(eventPersonals.eventId, event.id));
    await makeConvocated(database.db, { convocatory: call });
    await expect(apply(await fitting())).rejects.toMatchObject({ messageKey: 'errors.application.covered' });
  });

  test('holds for what was shown alone', async () => {
    const talent = await fitting();
    const shown = { convocatoryId: call.id, startDate: call.startDate, endDate: call.endDate };
    await expect(applyToCall(as(talent), { ...shown, budget: budget + 1 })).rejects.toMatchObject({
      messageKey: 'errors.convocatory.payChanged',
    });
    const moved = { ...shown, startDate: new Date(call.startDate.getTime() + 1000), budget };
    await expect(applyToCall(as(talent), moved)).rejects.toMatchObject({
      messageKey: 'errors.convocatory.datesMoved',
    });
  });

  test('waits for the agency, which alone reads it, with what it lacks, in one statement', async () => {
    await change({ language: 'Francés' });
    const talent = await fitting();
    await apply(talent, 'Llego temprano');
    await apply(await fitting());
    const { result, statements } = await countStatements(() => listApplications(actor, event.id));
    expect(statements).toHaveLength(1);
    expect(result[0]).toMatchObject({
      talentId: talent.id,
      note: 'Llego temprano',
      mismatches: ['language'],
    });
    const other = (await makeAgencyUser(database.db)).actor;
    expect(await listApplications(other, event.id)).toEqual([]);
    await database.db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, talent.id));
    expect(await listApplications(actor, event.id)).toHaveLength(1);
  });
});

describe('the agency', () => {
  test('calls who applied, whose application was the yes', async () => {
    const talent = await fitting();
    const application = await apply(talent, 'Lista');
    const [one, other] = await Promise.allSettled([
      callApplicant(actor, { id: application.id }),
      callApplicant(actor, { id: application.id }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [place] = await database.db.query.convocateds.findMany({
      where: (row) => eq(row.convocatoryId, call.id),
    });
    expect(place).toMatchObject({
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.ACCEPTED,
      acceptedFrom: call.startDate,
      acceptedBudget: budget,
      replyNote: 'Lista',
    });
  });

  test('asks who applied for other dates or more pay', async () => {
    const application = await apply(await fitting());
    await database.db
      .update(eventPersonals)
      .set({ budget: budget - 1 })
      .where(eq(eventPersonals.eventId, event.id));
    expect(await callApplicant(actor, { id: application.id })).toMatchObject({
      applicationStateId: APPLICATION.PENDING,
      acceptedFrom: null,
    });
  });

  test('declines in its own words, once and for good', async () => {
    const talent = await fitting();
    const application = await apply(talent);
    const stranger = (await makeAgencyUser(database.db)).actor;
    await expect(declineApplication(stranger, { id: application.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await declineApplication(actor, { id: application.id, message: 'Te buscaremos para la feria.' });
    const told = await database.db.transaction((tx) =>
      composeApplicationDeclined(
        { applicationId: application.id },
        { tx, actor: { kind: 'job', name: 'test' } },
      ),
    );
    expect(renderToStaticMarkup(told?.body)).toContain('Te buscaremos para la feria.');
    await expect(apply(talent)).rejects.toMatchObject({ messageKey: 'errors.application.declined' });
    expect(await sees(talent)).toBe(false);
    expect(await listOwnApplications(as(talent))).toMatchObject([
      { status: 'DECLINED', answer: 'Te buscaremos para la feria.' },
    ]);
  });

  test('answers all who wait when it closes the call', async () => {
    await apply(await fitting());
    await apply(await fitting());
    await closeConvocatory(actor, { id: call.id }, 'CLOSED');
    const rows = await database.db
      .select({ status: callApplications.status })
      .from(callApplications)
      .where(eq(callApplications.convocatoryId, call.id));
    expect(rows.map(({ status }) => status)).toEqual(['DECLINED', 'DECLINED']);
    const told = await database.db.$count(messages, eq(messages.agencyId, actor.agencyId));
    expect(told).toBe(2);
  });
});
