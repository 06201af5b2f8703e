import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { auditEntries, userSessions } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor } from '@/lib/core/actor';
import { ask, request } from '@/lib/root/testing/ask-field';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeSession } from '@/lib/testing/tenant';
import { followActivity } from './follow-activity';
import { findCursor, MOST_NEWS } from './queries';
import { MOST_STREAMS, MOST_STREAMS_OF_A_PERSON } from './rules';
import { takeStream } from './take-stream';

const database = useDatabase();

const tell = (entry: Partial<typeof auditEntries.$inferInsert>) =>
  database.db.insert(auditEntries).values({
    actorKind: 'job',
    entity: 'client',
    entityId: crypto.randomUUID(),
    action: 'update',
    ...entry,
  });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('whoever follows can leave while nothing happens, and nothing is asked for them any more', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const entries = followActivity(actor, { eventId: crypto.randomUUID() });
  const waiting = entries.next();
  await pause(100);
  await entries.return(undefined);
  expect(await waiting).toEqual({ done: true, value: undefined });
});

test('whoever follows one row hears what happens to it alone, and nothing of another agency', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { agency: other } = await makeAgencyUser(database.db);
  const entityId = crypto.randomUUID();
  const entries = followActivity(actor, { entity: 'quotation', entityId });
  const heard = entries.next();
  await pause(100);
  await tell({ agencyId: other.id, entity: 'quotation', entityId, action: 'reject' });
  await tell({ agencyId: agency.id, entity: 'quotation', action: 'send' });
  await tell({ agencyId: agency.id, entity: 'quotation', entityId, action: 'accept' });
  expect((await heard).value).toMatchObject({ entityId, action: 'accept' });
  await entries.return(undefined);
});

test('all who follow the same are told by one reading', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const entityId = crypto.randomUUID();
  const streams = Array.from({ length: 8 }, () => followActivity(actor, { entity: 'client', entityId }));
  const { result, statements } = await countStatements(async () => {
    const heard = streams.map((stream) => stream.next());
    await pause(100);
    await tell({ agencyId: agency.id, entityId });
    return Promise.all(heard);
  });
  expect(result.map(({ value }) => value?.entityId)).toEqual(Array(8).fill(entityId));
  // The chains are looked at, and what was told is read once for all eight.
  const reads = statements.filter((text) => text.includes('left join "users"'));
  expect(reads.length).toBeLessThanOrEqual(2);
  await Promise.all(streams.map((stream) => stream.return(undefined)));
});

test('the sessions of all who follow are looked at in one statement, and who has none any more is told nothing', async () => {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const sessionIds = await Promise.all(
    Array.from({ length: 9 }, () => makeSession(database.db, user.id, agency.id)),
  );
  const streams = sessionIds.map((sessionId) =>
    followActivity({ ...actor, sessionId }, { entity: 'client' }),
  );
  const [over = '', ...living] = sessionIds;
  const { result, statements } = await countStatements(async () => {
    const heard = Promise.allSettled(streams.map((stream) => stream.next()));
    await pause(100);
    await database.db
      .update(userSessions)
      .set({ endedAt: new Date(), endedReason: 'CLOSED' })
      .where(eq(userSessions.id, over));
    await tell({ agencyId: agency.id });
    return heard;
  });
  expect(result.map(({ status }) => status)).toEqual(['rejected', ...living.map(() => 'fulfilled')]);
  expect(statements.filter((text) => text.includes('from "user_sessions"'))).toHaveLength(1);
  await Promise.all(streams.map((stream) => stream.return(undefined)));
});

test('who was cut off hears from its cursor on, in order and once, also what was committed late', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const eventId = crypto.randomUUID();
  const told = (action: string) => tell({ agencyId: agency.id, action, detail: { eventId } });
  await told('before');
  const after = await findCursor(actor);
  // Its number is given first, and it is committed last.
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(
    `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action, detail)
     values ($1, 'job', 'client', $2, 'late', $3)`,
    [agency.id, crypto.randomUUID(), { eventId }],
  );
  await told('early');
  const heard: string[] = [];
  const follow = async (from: string, count: number) => {
    const entries = followActivity(actor, { eventId, after: from });
    let cursor = from;
    for (; count > 0; count--) {
      const { value } = await entries.next();
      heard.push(value?.action);
      cursor = String(value?.cursor);
    }
    await entries.return(undefined);
    return cursor;
  };
  const cut = await follow(after, 1);
  await slow.query('commit');
  slow.release();
  await told('meanwhile');
  const end = await follow(cut, 2);
  const last = follow(end, 1);
  await pause(100);
  await told('live');
  await last;
  expect(heard).toEqual(['early', 'late', 'meanwhile', 'live']);
  expect(() => followActivity(actor, { eventId, after: '1; drop' })).toThrow(
    expect.objectContaining({ code: 'INVALID' }),
  );
});

test('of more than one reading takes nothing is missed', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const eventId = crypto.randomUUID();
  const after = await findCursor(actor);
  const many = 2 * MOST_NEWS + 7;
  await database.pool.query(
    `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action, detail)
     select $1, 'job', 'client', gen_random_uuid()::text, n::text, $2 from generate_series(1, $3::int) n`,
    [agency.id, { eventId }, many],
  );
  const entries = followActivity(actor, { eventId, after });
  for (let place = 1; place <= many; place++) {
    expect((await entries.next()).value).toMatchObject({ action: String(place) });
  }
  await entries.return(undefined);
});

test('the administrator hears of every agency, also what was committed late', async () => {
  const { actor } = await makeAdministrator(database.db);
  const { agency } = await makeAgencyUser(database.db);
  const entityId = crypto.randomUUID();
  const entries = followActivity(actor, { entity: 'client', entityId });
  const heard = entries.next();
  await pause(500);
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query(
    `insert into audit_entries (agency_id, actor_kind, entity, entity_id, action) values ($1, 'job', 'client', $2, 'late')`,
    [agency.id, entityId],
  );
  await tell({ agencyId: agency.id, entityId, action: 'early' });
  expect((await heard).value).toMatchObject({ action: 'early' });
  await slow.query('commit');
  slow.release();
  expect((await entries.next()).value).toMatchObject({ action: 'late' });
  await entries.return(undefined);
});

const FOLLOW = 'subscription ($id: ID) { activity(eventId: $id) { id } }';
const open = (actor: Actor) => request(actor, FOLLOW, { id: crypto.randomUUID() }, 'text/event-stream');

test('one person has ten streams at the most, is told so in words, and gets one back for each they close', async () => {
  const { actor } = await makeAgencyUser(database.db);
  const colleague = await makeAgencyUser(database.db);
  const streams = await Promise.all(Array.from({ length: MOST_STREAMS_OF_A_PERSON }, () => open(actor)));
  const refused = await ask(actor, FOLLOW, {});
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', text: expect.stringContaining('pestañas') });
  await (await open(colleague.actor)).body?.cancel();
  await streams[0]?.body?.cancel();
  await vi.waitFor(() => takeStream(actor.userId)(), 60_000);
  const again = followActivity(actor, {});
  await again.return(undefined);
  await again.return(undefined);
  for (const stream of streams) await stream.body?.cancel();
});

test('all together have as many as one instance can serve', () => {
  const taken = Array.from({ length: MOST_STREAMS }, (_, index) => takeStream(`person ${index}`));
  try {
    expect(() => takeStream('one more')).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  } finally {
    for (const release of taken) release();
  }
  takeStream('one more')();
});
