import { eq } from 'drizzle-orm';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { callApplications, eventPersonals, messages, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { APPLICATION, CONVOCATED, TALENT } from '@/lib/core/states';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { closeConvocatory } from '../calls/close-convocatory';
import { applyToCall } from './apply-to-call';
import { callApplicant } from './call-applicant';
import { declineApplication } from './decline-application';
import { composeApplicationDeclined } from './messages';
import { openConvocatory } from './open-convocatory';
import { countApplications, listApplications, listOwnApplications } from './queries';
import { useOpenCall } from './testing/use-open-call';
import { withdrawApplication } from './withdraw-application';

const { database, own, as, fitting, change, apply, sees } = useOpenCall();

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
    await openConvocatory(own.actor, { id: own.call.id, open: true, applicationLimit: 3 });
    const people = await Promise.all(Array.from({ length: 10 }, () => fitting()));
    const done = await Promise.allSettled(people.map((talent) => apply(talent)));
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = done.filter((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(refused.map(({ reason }) => reason.messageKey)).toEqual(Array(7).fill('errors.application.full'));
    expect(await countApplications(own.actor, own.event.id)).toBe(3);
  });

  test('is refused once the need has its people, and to who is confirmed elsewhere', async () => {
    const taken = await fitting();
    await makeConvocated(database.db, {
      talent: taken,
      event: await makeEvent(database.db, { startDate: own.event.startDate, endDate: own.event.endDate }),
    });
    await expect(apply(taken)).rejects.toMatchObject({ messageKey: 'errors.application.booked' });
    await database.db
      .update(eventPersonals)
      .set({ quantity: 1 })
      .where(eq(eventPersonals.eventId, own.event.id));
    await makeConvocated(database.db, { convocatory: own.call });
    await expect(apply(await fitting())).rejects.toMatchObject({ messageKey: 'errors.application.covered' });
  });

  test('holds for what was shown alone', async () => {
    const talent = await fitting();
    const shown = { convocatoryId: own.call.id, startDate: own.call.startDate, endDate: own.call.endDate };
    await expect(applyToCall(as(talent), { ...shown, budget: own.budget + 1 })).rejects.toMatchObject({
      messageKey: 'errors.convocatory.payChanged',
    });
    const moved = { ...shown, startDate: new Date(own.call.startDate.getTime() + 1000), budget: own.budget };
    await expect(applyToCall(as(talent), moved)).rejects.toMatchObject({
      messageKey: 'errors.convocatory.datesMoved',
    });
  });

  test('waits for the agency, which alone reads it, with what it lacks, in one statement', async () => {
    await change({ language: 'Francés' });
    const talent = await fitting();
    await apply(talent, 'Llego temprano');
    await apply(await fitting());
    const { result, statements } = await countStatements(() => listApplications(own.actor, own.event.id));
    expect(statements).toHaveLength(1);
    expect(result[0]).toMatchObject({
      talentId: talent.id,
      note: 'Llego temprano',
      mismatches: ['language'],
    });
    const other = (await makeAgencyUser(database.db)).actor;
    expect(await listApplications(other, own.event.id)).toEqual([]);
    await database.db.update(talents).set({ stateId: TALENT.SUSPENDED }).where(eq(talents.id, talent.id));
    expect(await listApplications(own.actor, own.event.id)).toHaveLength(1);
  });
});

describe('the agency', () => {
  test('calls who applied, whose application was the yes', async () => {
    const talent = await fitting();
    const application = await apply(talent, 'Lista');
    const [one, other] = await Promise.allSettled([
      callApplicant(own.actor, { id: application.id }),
      callApplicant(own.actor, { id: application.id }),
    ]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const [place] = await database.db.query.convocateds.findMany({
      where: (row) => eq(row.convocatoryId, own.call.id),
    });
    expect(place).toMatchObject({
      stateId: CONVOCATED.CALLED,
      applicationStateId: APPLICATION.ACCEPTED,
      acceptedFrom: own.call.startDate,
      acceptedBudget: own.budget,
      replyNote: 'Lista',
    });
  });

  test('asks who applied for other dates or more pay', async () => {
    const application = await apply(await fitting());
    await database.db
      .update(eventPersonals)
      .set({ budget: own.budget - 1 })
      .where(eq(eventPersonals.eventId, own.event.id));
    expect(await callApplicant(own.actor, { id: application.id })).toMatchObject({
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
    await declineApplication(own.actor, { id: application.id, message: 'Te buscaremos para la feria.' });
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
    await closeConvocatory(own.actor, { id: own.call.id }, 'CLOSED');
    const rows = await database.db
      .select({ status: callApplications.status })
      .from(callApplications)
      .where(eq(callApplications.convocatoryId, own.call.id));
    expect(rows.map(({ status }) => status)).toEqual(['DECLINED', 'DECLINED']);
    const told = await database.db.$count(messages, eq(messages.agencyId, own.actor.agencyId));
    expect(told).toBe(2);
  });
});
