import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyUsers, auditEntries } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { listActivity, listActivityPeople } from './queries';

const database = useDatabase();

const tell = (entry: Partial<typeof auditEntries.$inferInsert>) =>
  database.db.insert(auditEntries).values({
    actorKind: 'job',
    entity: 'client',
    entityId: crypto.randomUUID(),
    action: 'update',
    ...entry,
  });

describe('listActivity', () => {
  test('is of the own agency alone, newest first, with the names of people and none of links', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    await tell({ agencyId: agency.id, action: 'create', actorKind: 'agencyUser', actorId: user.id });
    await tell({ agencyId: agency.id, actorKind: 'linkHolder', actorId: user.id });
    await tell({ agencyId: other.agency.id });
    const found = await listActivity(actor);
    expect(found.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['update', null],
      ['create', `${user.name} ${user.lastname}`],
    ]);
    expect(await listActivity(actor, { agencyId: other.agency.id })).toHaveLength(2);
  });

  test('leaves out who came in when, unless one asks for people', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    await tell({ agencyId: agency.id, entity: 'user', entityId: user.id, action: 'log-in' });
    expect(await listActivity(actor)).toEqual([]);
    expect(await listActivity(actor, { entity: 'user', entityId: user.id })).toHaveLength(1);
  });

  test('gathers what happened to several rows; to none, nothing', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const [client, quotation, stranger] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await tell({ agencyId: agency.id, entityId: client });
    await tell({ agencyId: agency.id, entity: 'quotation', entityId: quotation, action: 'send' });
    await tell({ agencyId: agency.id, entityId: stranger });
    const rows = [
      { entity: 'client', ids: [client] },
      { entity: 'quotation', ids: [quotation, stranger] },
    ];
    const found = await listActivity(actor, { rows });
    expect(found.map((entry) => entry.entityId)).toEqual([quotation, client]);
    expect(await listActivity(actor, { rows: [{ entity: 'client', ids: [] }] })).toEqual([]);
  });

  test('is of all agencies for the administrator, or of one, in one statement', async () => {
    const { actor } = await makeAdministrator(database.db);
    const [first, second] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
    await tell({ agencyId: first.agency.id, entity: 'mine' });
    await tell({ agencyId: second.agency.id, entity: 'mine' });
    const { result, statements } = await countStatements(() => listActivity(actor, { entity: 'mine' }));
    expect(result.map((entry) => entry.agencyName)).toEqual([second.agency.name, first.agency.name]);
    expect(statements).toHaveLength(1);
    const one = await listActivity(actor, { entity: 'mine', agencyId: first.agency.id });
    expect(one).toMatchObject([{ agencyName: first.agency.name }]);
    await expect(listActivity(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('is found by kind and by person, page after page', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const by = (one: typeof user) => ({ agencyId: agency.id, actorKind: 'agencyUser', actorId: one.id });
    await tell({ ...by(user), entity: 'quotation' });
    await tell({ ...by(other.user), entity: 'convocatory' });
    await tell({ ...by(user), entity: 'event' });
    await tell({ ...by(user), entity: 'convocated' });
    const entities = async (filter: Parameters<typeof listActivity>[1]) =>
      (await listActivity(actor, filter)).map(({ entity }) => entity);
    expect(await entities({ kind: 'events' })).toEqual(['convocated', 'event', 'convocatory']);
    expect(await entities({ kind: 'events', personId: user.id })).toEqual(['convocated', 'event']);
    const [newest] = await listActivity(actor, { kind: 'events', limit: 1 });
    expect(await entities({ kind: 'events', after: newest?.id ?? 0 })).toEqual(['event', 'convocatory']);
    expect(await entities({ kind: 'clients' })).toEqual([]);
  });
});

describe('listActivityPeople', () => {
  test('names who is or was of the agency, and nobody of another', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db, { name: 'Zoila' });
    const left = await makeAgencyUser(database.db, { agency, role: 'FINANCE', name: 'Ana' });
    await database.db
      .update(agencyUsers)
      .set({ deactivatedAt: new Date() })
      .where(eq(agencyUsers.userId, left.user.id));
    const other = await makeAgencyUser(database.db);
    expect((await listActivityPeople(actor, agency.id)).map(({ id }) => id)).toEqual([left.user.id, user.id]);
    expect(await listActivityPeople(actor, other.agency.id)).toEqual([]);
    const { actor: administrator } = await makeAdministrator(database.db);
    expect(await listActivityPeople(administrator, agency.id)).toHaveLength(2);
  });
});
