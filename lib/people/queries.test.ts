import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencyUsers } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { USER } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser, makeUser } from '@/lib/testing/factories/identity';
import { countPeople, getPerson, listPeople } from './queries';

const database = useDatabase();

describe('looking at people', () => {
  test('finds without accents, filters by state, role and agency, sorts and pages in one statement', async () => {
    const { actor } = await makeAdministrator(database.db);
    const agency = await makeAgency(database.db, { name: 'Bambalinas' });
    const make = (name: string, fields: Parameters<typeof makeAgencyUser>[1]) =>
      makeAgencyUser(database.db, { lastname: 'Güell', name, ...fields });
    await make('Zoila', { agency, lastAccessAt: new Date('2026-01-02T00:00:00Z') });
    await make('Ñeca', { agency, role: 'FINANCE', stateId: USER.SUSPENDED });
    await make('Álvaro', { lastAccessAt: new Date('2026-01-03T00:00:00Z') });
    const gone = await make('Nadie', {});
    await database.db
      .update(agencyUsers)
      .set({ deactivatedAt: new Date() })
      .where(eq(agencyUsers.userId, gone.user.id));
    await makeAdministrator(database.db, { name: 'Olga', lastname: 'Güell' });
    const names = async (filter: Parameters<typeof listPeople>[1]) =>
      (await listPeople(actor, { search: 'guell', ...filter })).map(({ name }) => name);
    expect(await names({})).toEqual(['Álvaro', 'Nadie', 'Ñeca', 'Olga', 'Zoila']);
    expect(await names({ sort: 'access', descending: true, limit: 2 })).toEqual(['Álvaro', 'Zoila']);
    expect(await names({ limit: 2, after: gone.user.id })).toEqual(['Ñeca', 'Olga']);
    expect(await names({ stateId: USER.SUSPENDED })).toEqual(['Ñeca']);
    expect(await names({ role: 'ADMINISTRATOR' })).toEqual(['Olga']);
    expect(await names({ role: 'FINANCE' })).toEqual(['Ñeca']);
    expect(await names({ agencyId: agency.id })).toEqual(['Ñeca', 'Zoila']);
    expect(await names({ search: 'bambalinas' })).toEqual(['Ñeca', 'Zoila']);
    expect(await countPeople(actor, { search: 'guell', agencyId: agency.id })).toBe(2);
    expect(await getPerson(actor, gone.user.id)).toMatchObject({ role: null, agencyId: null });
    const { statements } = await countStatements(() => listPeople(actor, { limit: 100 }));
    expect(statements).toHaveLength(1);
  });

  test('shows a person of two agencies once, and in either', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { user, agency } = await makeAgencyUser(database.db, { name: 'Doble' });
    const second = await makeAgency(database.db);
    await database.db
      .insert(agencyUsers)
      .values({ agencyId: second.id, userId: user.id, role: 'FINANCE', createdAt: new Date('2099-01-01') });
    expect(await listPeople(actor, { search: 'Doble' })).toMatchObject([{ agencyId: agency.id }]);
    expect(await listPeople(actor, { search: 'Doble', agencyId: second.id })).toMatchObject([
      { role: 'FINANCE', agencyId: second.id },
    ]);
  });

  test('tells no hash and no secret', async () => {
    const { actor } = await makeAdministrator(database.db);
    const user = await makeUser(database.db);
    expect(JSON.stringify(await getPerson(actor, user.id))).not.toContain('$2');
  });
});
