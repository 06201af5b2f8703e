import { describe, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { makeAdministrator, makeAgencyUser } from '@/db/testing/factories/identity';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { listActivity } from './queries';

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
});
