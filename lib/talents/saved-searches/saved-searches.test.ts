import { describe, expect, test } from 'vitest';
import { searchAlerts } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { changeSearch, deleteSearch } from './change-search';
import { MOST_SEARCHES, type SaveSearchInput } from './inputs';
import { keepAlert } from './keep-alert';
import { getSavedSearch, listSavedSearches } from './queries';
import { saveSearch } from './save-search';

const database = useDatabase();
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.code);
const fieldsOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.fields);
const namesOf = async (actor: Actor) => (await listSavedSearches(actor)).map(({ name }) => name);

const save = (actor: Actor, name: string, more: Partial<SaveSearchInput> = {}) =>
  saveSearch(actor, { name, shared: false, filters: { profileId: 3, minHeight: 170 }, ...more });

describe('a saved search', () => {
  test('is one’s own until it is shared with the agency, and never another agency’s', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { actor: colleague } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
    const { actor: other } = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    const talent = await makeTalent(database.db);
    const id = await save(actor, 'Altas');
    expect(await getSavedSearch(actor, id)).toMatchObject({
      name: 'Altas',
      filters: { profileId: 3, minHeight: 170 },
      own: true,
      alert: null,
    });
    for (const stranger of [colleague, other, administrator]) {
      expect(await namesOf(stranger)).toEqual([]);
      expect(await codeOf(getSavedSearch(stranger, id))).toBe('NOT_FOUND');
      expect(await codeOf(keepAlert(stranger, { searchId: id, frequency: 'DAILY' }))).toBe('NOT_FOUND');
    }
    await changeSearch(actor, { id, shared: true });
    expect(await listSavedSearches(colleague)).toMatchObject([{ name: 'Altas', own: false, shared: true }]);
    expect(await codeOf(getSavedSearch(other, id))).toBe('NOT_FOUND');
    expect(await codeOf(getSavedSearch(administrator, id))).toBe('NOT_FOUND');
    for (const stranger of [colleague, other, administrator]) {
      expect(await codeOf(changeSearch(stranger, { id, name: 'Ajena' }))).toBe('NOT_FOUND');
      expect(await codeOf(deleteSearch(stranger, { id }))).toBe('NOT_FOUND');
    }
    expect(await codeOf(listSavedSearches(anonymous))).toBe('UNAUTHENTICATED');
    expect(await codeOf(save({ kind: 'talent', talentId: talent.id }, 'Mía'))).toBe('FORBIDDEN');
  });

  test('ends the others’ alerts when it is no longer shared, and all when it is deleted', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { actor: colleague } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const id = await save(actor, 'Altas', { shared: true, alert: 'WEEKLY' });
    await keepAlert(colleague, { searchId: id, frequency: 'DAILY' });
    expect((await listSavedSearches(colleague))[0]?.alert).toBe('DAILY');
    expect((await listSavedSearches(actor))[0]?.alert).toBe('WEEKLY');
    await changeSearch(actor, { id, shared: false });
    expect(await database.db.select().from(searchAlerts)).toMatchObject([{ frequency: 'WEEKLY' }]);
    await keepAlert(actor, { searchId: id, frequency: null });
    expect(await database.db.$count(searchAlerts)).toBe(0);
    await keepAlert(actor, { searchId: id, frequency: 'DAILY' });
    await deleteSearch(actor, { id });
    expect(await database.db.$count(searchAlerts)).toBe(0);
  });

  test('that somebody shares an owner may delete, and nobody else', async () => {
    const { actor: owner, agency } = await makeAgencyUser(database.db);
    const { actor: producer } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const [shared, kept] = [await save(producer, 'De todos', { shared: true }), await save(producer, 'Mía')];
    expect(await codeOf(deleteSearch(owner, { id: kept }))).toBe('NOT_FOUND');
    await deleteSearch(owner, { id: shared });
    expect(await namesOf(producer)).toEqual(['Mía']);
  });

  test('has a name of its own, filters that are some, and there are not too many', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { actor: colleague } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const one of [actor, administrator]) {
      const id = await save(one, ' Altas ');
      expect(await fieldsOf(save(one, 'Altas'))).toEqual({ name: 'validation.savedSearch.nameTaken' });
      const second = await save(one, 'Otra');
      expect(await fieldsOf(changeSearch(one, { id: second, name: 'Altas' }))).toHaveProperty('name');
      await changeSearch(one, { id, name: 'Altas' });
    }
    await save(colleague, 'Altas');
    expect(await codeOf(save(actor, 'Mala', { filters: { gender: 'X' } as never }))).toBe('INVALID');
    expect(await codeOf(save(actor, 'Mala', { filters: { owner: 1 } as never }))).toBe('INVALID');
    for (let number = 2; number < MOST_SEARCHES; number++) await save(actor, `Búsqueda ${number}`);
    expect(await codeOf(save(actor, 'Una más'))).toBe('CONFLICT');
  });
});
