import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, talents } from '@/db/schema';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { listTalents } from '@/lib/talents/queries';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { listCandidates } from '../candidates/queries';
import { decideConvocated } from '../decisions/decide-convocated';
import { getEventTalent } from '../event-talents/event-talent-profile';
import { listEventTalents } from '../event-talents/queries';
import { findConvocateds } from '../queries';
import { openContacts } from './open-contacts';
import { shareLink } from './share-link';

const database = useDatabase();
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

const viewsOf = (talentId: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'talent-contact'), eq(auditEntries.entityId, talentId)));

async function calledTalent(fields: Parameters<typeof makeConvocated>[1] = {}, ended = -5) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    startDate: inDays(ended - 1),
    endDate: inDays(ended),
  });
  const convocatory = await makeConvocatory(database.db, { event });
  const talent = await makeTalent(database.db);
  const place = await makeConvocated(database.db, { convocatory, talent, ...fields });
  const sees = async (who: Actor = actor) => (await openContacts(who, [talent.id])).get(talent.id) ?? null;
  return { actor, agency, event, talent, place, sees };
}

describe('how to reach a talent', () => {
  test('is told to the agency that it said yes to, with one trace a day', async () => {
    const { agency, actor, event, talent, sees } = await calledTalent();
    expect(await sees()).toMatchObject({
      email: talent.email,
      phone: talent.phone,
      address: talent.address,
      birthdate: talent.birthdate,
      identification: talent.identification,
    });
    await sees();
    const views = await viewsOf(talent.id);
    expect(views).toMatchObject([
      {
        agencyId: agency.id,
        actorId: actor.userId,
        action: 'open',
        detail: { talentId: talent.id, eventId: event.id },
      },
    ]);
    const stranger = await makeAgencyUser(database.db);
    expect(await sees(stranger.actor)).toBeNull();
    expect(await viewsOf(talent.id)).toHaveLength(1);
  });

  test.each([
    ['no answer', { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING }],
    [
      "only the producer's word for its answer",
      { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING, saidYesOutsideAt: new Date() },
    ],
    ['a no', { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.REJECTED }],
    ['a yes taken back', { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.WITHDRAWN }],
    ['a discarded place', { stateId: CONVOCATED.DISCARDED, applicationStateId: APPLICATION.ACCEPTED }],
  ])('is not told on %s', async (_, fields) => {
    const { sees, talent } = await calledTalent(fields);
    expect(await sees()).toBeNull();
    expect(await viewsOf(talent.id)).toEqual([]);
  });

  test('ends 30 days after the event, also when the agency moved the event away meanwhile', async () => {
    expect(await (await calledTalent({}, -29)).sees()).not.toBeNull();
    expect(await (await calledTalent({}, -31)).sees()).toBeNull();
    const moved = await calledTalent({ acceptedFrom: inDays(-41), acceptedUntil: inDays(-40) }, 400);
    expect(await moved.sees()).toBeNull();
  });

  test('is told to whoever brought the talent, and to the administrator, each with a trace', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db, { broughtByAgencyId: agency.id });
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const who of [actor, administrator]) {
      expect((await openContacts(who, [talent.id])).get(talent.id)).toMatchObject({ phone: talent.phone });
    }
    const views = await viewsOf(talent.id);
    expect(views.map((view) => [view.actorId, view.agencyId])).toEqual([
      [actor.userId, agency.id],
      [administrator.userId, null],
    ]);
  });

  test('is for its owner and producers; strangers are refused', async () => {
    const { agency, sees } = await calledTalent();
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      expect(await sees((await makeAgencyUser(database.db, { agency, role })).actor)).toBeNull();
    }
    expect(
      await sees((await makeAgencyUser(database.db, { agency, role: 'PRODUCER' })).actor),
    ).not.toBeNull();
    expect(await sees(anonymous)).toBeNull();
  });

  test('goes along with a link only once it may be seen, and the link is marked as handed over', async () => {
    const future = 40;
    const silent = await calledTalent(
      { stateId: CONVOCATED.CALLED, applicationStateId: APPLICATION.PENDING },
      future,
    );
    const before = await shareLink(silent.actor, { convocatedId: silent.place.id, purpose: 'TALENT_REPLY' });
    expect(before).toMatchObject({ phone: null, url: expect.stringContaining('/convocatoria/') });
    const willing = await calledTalent({}, future);
    const after = await shareLink(willing.actor, { convocatedId: willing.place.id, purpose: 'TALENT_REPLY' });
    expect(after.phone).toBe(willing.talent.phone);
    const { rows } = await database.db.execute(
      `select given_to_user_id from link_tokens where talent_id = '${willing.talent.id}'`,
    );
    expect(rows).toEqual([{ given_to_user_id: willing.actor.userId }]);
  });
});

describe('an agency that is registered, in review or suspended', () => {
  test.each([22, 24, 26])(
    'in state %i sees nobody of the pool, calls nobody, and reaches nobody',
    async (stateId) => {
      const { agency, event, talent, place } = await calledTalent({}, 40);
      await unguarded(database.db, 'agencies', (tx) =>
        tx.update(agencies).set({ stateId }).where(eq(agencies.id, agency.id)),
      );
      const { actor } = await makeAgencyUser(database.db, {
        agency: { ...agency, stateId },
        role: 'PRODUCER',
      });
      const convocatory = await makeConvocatory(database.db, {
        event: { ...event, stateId: EVENT.CALLING },
      });
      expect(await listTalents(actor)).toEqual([]);
      expect(await listCandidates(actor, convocatory.id)).toEqual([]);
      expect(await listEventTalents(actor, event.id)).toEqual([]);
      expect(await findConvocateds(actor, [place.convocatoryId])).toEqual(new Map());
      expect(await openContacts(actor, [talent.id])).toEqual(new Map());
      const profile = getEventTalent(actor, event.id, talent.id);
      await expect(profile).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const link = shareLink(actor, { convocatedId: place.id, purpose: 'CONTRACT' });
      await expect(link).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const decision = decideConvocated(actor, { id: place.id, stateId: CONVOCATED.RESERVE });
      await expect(decision).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const free = await makeTalent(database.db);
      await expect(
        callTalents(actor, { convocatoryId: convocatory.id, talentIds: [free.id] }),
      ).rejects.toMatchObject({ code: 'FORBIDDEN', messageKey: 'errors.talent.agencyNotActive' });
    },
  );

  test('still works with whom it brought itself', async () => {
    const agency = (await makeAgencyUser(database.db)).agency;
    const { actor } = await makeAgencyUser(database.db, {
      agency: { ...agency, stateId: 22 },
      role: 'PRODUCER',
    });
    const own = await makeTalent(database.db, { broughtByAgencyId: agency.id });
    expect((await listTalents(actor)).map((talent) => talent.id)).toEqual([own.id]);
    await database.db.update(talents).set({ stateId: 19 }).where(eq(talents.id, own.id));
    expect(await listTalents(actor)).toEqual([]);
  });
});
