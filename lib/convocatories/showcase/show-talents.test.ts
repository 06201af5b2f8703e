import { and, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, convocateds } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, EVENT } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { publishShowcase } from './drafting/publish-showcase';
import { orderShowcase } from './order-showcase';
import { getShowcase } from './queries';
import { showEveryone, showTalents } from './show-talents';
import { listShowable } from './showable';

const database = useDatabase();

async function arrange(role: 'OWNER' | 'READ_ONLY' = 'OWNER') {
  const { actor, agency } = await makeAgencyUser(database.db, { role });
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event });
  const call = (fields: Parameters<typeof makeConvocated>[1] = {}) =>
    makeConvocated(database.db, { convocatory, stateId: CONVOCATED.CALLED, ...fields });
  /** Whom the client sees once what is prepared is published. */
  const seen = async () => {
    if (actor.kind === 'agencyUser' && role === 'OWNER') await publishShowcase(actor, { eventId: event.id });
    const showcase = await getShowcase(anonymous, event.id);
    return showcase.state === 'OPEN' ? showcase.talents.map((talent) => talent.id) : showcase.state;
  };
  const show = (places: { id: string }[], shown = true) =>
    showTalents(actor, { eventId: event.id, convocatedIds: places.map(({ id }) => id), shown });
  return { actor, agency, event, convocatory, call, seen, show };
}

test('nobody is in the showcase until shown, in the order asked for, and who is hidden is gone at once', async () => {
  const { event, actor, call, seen, show } = await arrange();
  const [a, b, c] = [await call(), await call(), await call()];
  expect(await seen()).toEqual([]);
  await show([b, a]);
  expect(await seen()).toEqual([b.talentId, a.talentId]);
  await show([c, b]);
  expect(await seen()).toEqual([b.talentId, a.talentId, c.talentId]);
  await orderShowcase(actor, { eventId: event.id, convocatedIds: [c.id, b.id, a.id] });
  expect(await seen()).toEqual([c.talentId, b.talentId, a.talentId]);
  await orderShowcase(actor, { eventId: event.id, convocatedIds: [a.id, b.id] });
  expect(await seen()).toEqual([c.talentId, a.talentId, b.talentId]);
  await show([b], false);
  expect(await seen()).toEqual([c.talentId, a.talentId]);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, b.id));
  expect(told.map((entry) => entry.action).toSorted()).toEqual(['hide', 'show']);
});

test('[2.2/showcase: once each] a talent called for two roles is shown in one of them, and hidden in both', async () => {
  const { event, agency, seen, show } = await arrange();
  const talent = await makeTalent(database.db);
  const calls = [
    await makeConvocatory(database.db, { event }),
    await makeConvocatory(database.db, { event }),
  ];
  const places = await Promise.all(
    calls.map((convocatory) =>
      makeConvocated(database.db, { agency, convocatory, talent, stateId: CONVOCATED.CALLED }),
    ),
  );
  await show(places);
  await Promise.all(places.map((place) => show([place])));
  expect(await seen()).toEqual([talent.id]);
  const shown = and(eq(convocateds.talentId, talent.id), isNotNull(convocateds.shownAt));
  expect(await database.db.$count(convocateds, shown)).toBe(1);
  await show(places.slice(0, 1), false);
  expect(await seen()).toEqual([]);
});

test('who said no, withdrew or was discarded is refused, together with whom it was to be shown with', async () => {
  const { call, seen, show } = await arrange();
  const fine = await call();
  const others = [
    await call({ stateId: CONVOCATED.DISCARDED }),
    await call({ applicationStateId: APPLICATION.REJECTED }),
    await call({ applicationStateId: APPLICATION.WITHDRAWN }),
  ];
  for (const other of others) {
    await expect(show([fine, other])).rejects.toMatchObject({
      messageKey: 'errors.convocated.notPresentable',
    });
  }
  expect(await seen()).toEqual([]);
});

test('a closed event shows nobody more, readers show nobody, and places of others are not found', async () => {
  const reader = await arrange('READ_ONLY');
  await expect(reader.show([await reader.call()])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const { actor, agency, call, show } = await arrange();
  const foreign = await reader.call();
  for (const shown of [true, false]) {
    await expect(show([await call(), foreign], shown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
  const over = await makeEvent(database.db, { agency, stateId: EVENT.CANCELLED });
  const late = await makeConvocated(database.db, { event: over, stateId: CONVOCATED.CALLED });
  await expect(
    showTalents(actor, { eventId: over.id, convocatedIds: [late.id], shown: true }),
  ).rejects.toMatchObject({ messageKey: 'errors.event.closed' });
});

test('all who said yes are shown at once, and all hidden; shown again in that order they stand as before', async () => {
  const { actor, event, call, seen, show } = await arrange();
  const [silent, first, second] = [
    await call({ applicationStateId: APPLICATION.PENDING }),
    await call(),
    await call(),
  ];
  await call({ stateId: CONVOCATED.DISCARDED });
  await show([second]);
  const shown = await showEveryone(actor, { eventId: event.id, shown: true });
  expect(shown.map(({ id }) => id)).toEqual([first.id]);
  expect(await seen()).toEqual([second.talentId, first.talentId]);
  const hidden = await showEveryone(actor, { eventId: event.id, shown: false });
  expect(hidden.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await seen()).toEqual([]);
  await show(hidden);
  expect(await seen()).toEqual([second.talentId, first.talentId]);
  expect(await seen()).not.toContain(silent.talentId);
});

test('a page of whom one could show knows its neighbours, its roles and how many said yes', async () => {
  const { actor, event, call, show } = await arrange();
  const places = [await call(), await call(), await call(), await call()];
  const silent = await call({ applicationStateId: APPLICATION.PENDING });
  await call({ applicationStateId: APPLICATION.REJECTED });
  await show(places.slice(0, 3));
  const ids = (rows: readonly { convocatedId: string }[]) => rows.map((row) => row.convocatedId);
  const first = await listShowable(actor, event.id, { limit: 2 });
  const second = await listShowable(actor, event.id, { limit: 2, after: ids(first.rows)[1] ?? '' });
  const third = await listShowable(actor, event.id, { limit: 2, after: ids(second.rows)[1] ?? '' });
  const back = await listShowable(actor, event.id, { limit: 2, before: ids(third.rows)[0] ?? '' });
  expect(back).toEqual(second);
  expect([first, second, third].flatMap(({ rows }) => ids(rows))).toEqual([
    ...places.map(({ id }) => id),
    silent.id,
  ]);
  expect(first).toMatchObject({ previous: null, next: places[2]?.id, total: 5, willing: 1 });
  expect(second).toMatchObject({ previous: places[1]?.id, next: null });
  expect(third).toMatchObject({ previous: null, next: null });
  expect(second.rows[0]).toMatchObject({ shownInGroup: 3, inGroup: 5, bothGenders: false });
});
