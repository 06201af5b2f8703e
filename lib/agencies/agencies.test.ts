import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, users } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { createLegalRepresentative } from './legal-representatives/create-legal-representative';
import { updateLegalRepresentative } from './legal-representatives/update-legal-representative';
import {
  countAgencies,
  findLegalRepresentatives,
  getAgency,
  listAgencies,
  listAgencyPeople,
} from './queries';
import { updateAgency } from './update-agency';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';
const auditOf = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id);

describe('updateAgency', () => {
  test('[2.7.2/only non-empty] changes only what it names, strips phones, clears address and url, and is audited', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    await database.db.update(agencies).set({ url: 'https://a.co' }).where(eq(agencies.id, agency.id));
    const after = await updateAgency(actor, {
      id: agency.id,
      name: ' Ñandú Producciones ',
      phone: '(300) 123-4567',
      address: ' ',
      url: '',
      regimenSimple: true,
      responsableIva: false,
    });
    expect(after).toMatchObject({
      name: 'Ñandú Producciones',
      phone: '3001234567',
      address: null,
      url: null,
      email: agency.email,
      cityId: agency.cityId,
      regimenSimple: true,
      responsableIva: false,
    });
    const [entry] = await auditOf(agency.id);
    expect(entry).toMatchObject({ entity: 'agency', action: 'update', actorId: actor.userId });
    expect(entry?.detail).toMatchObject({ fields: expect.arrayContaining(['phone', 'regimenSimple']) });
  });

  test('says what is wrong field by field and writes nothing', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const attempt = updateAgency(actor, {
      id: agency.id,
      name: ' ',
      email: 'sin arroba',
      phone: '12',
      url: 'ftp://inseguro.co',
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'INVALID',
      fields: {
        name: 'validation.required',
        email: 'validation.email',
        phone: 'validation.phones.length',
        url: 'validation.httpsUrl',
      },
    });
    expect((await getAgency(actor, agency.id)).name).toBe(agency.name);
  });

  test('lets a producer keep contact data, and leaves name and taxes to the owner', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'PRODUCER' });
    expect(await updateAgency(actor, { id: agency.id, address: 'Calle 1' })).toMatchObject({
      address: 'Calle 1',
    });
    for (const change of [{ name: 'Otra' }, { regimenSimple: true }]) {
      await expect(updateAgency(actor, { id: agency.id, ...change })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        messageKey: 'errors.agency.ownerOnly',
      });
    }
  });

  test('is refused to finance, readers, the administrator and who is not signed in', async () => {
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const { actor, agency } = await makeAgencyUser(database.db, { role });
      await expect(updateAgency(actor, { id: agency.id, address: 'A' })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const { actor } = await makeAdministrator(database.db);
    await expect(updateAgency(actor, { id: unknownId })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(updateAgency(anonymous, { id: unknownId })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('answers another agency as one that does not exist, and leaves it alone', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const answers = await Promise.all(
      [other.agency.id, unknownId].map((id) => updateAgency(actor, { id, name: 'Mía' }).catch((e) => e)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
    expect((await getAgency(other.actor, other.agency.id)).name).toBe(other.agency.name);
  });
});

describe('legal representatives', () => {
  test('are added and changed by the owner, the first one first, and audited', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const first = await createLegalRepresentative(actor, { name: ' Ana ', document: '52111', cityId: 1 });
    await createLegalRepresentative(actor, { agencyId: agency.id, name: 'Luz', document: '52222' });
    await updateLegalRepresentative(actor, { id: first.id, document: '52333' });
    expect(await findLegalRepresentatives(actor, [agency.id])).toMatchObject([
      { name: 'Ana', document: '52333', cityId: 1, cityName: 'Bogotá' },
      { name: 'Luz', document: '52222', cityId: null, cityName: null },
    ]);
    expect((await auditOf(first.id)).map(({ action }) => action)).toEqual(['create', 'update']);
  });

  test('need a name and a document', async () => {
    const { actor } = await makeAgencyUser(database.db);
    await expect(
      createLegalRepresentative(actor, { name: 'Ana', document: 'no tengo' }),
    ).rejects.toMatchObject({
      fields: { document: 'validation.identities.other' },
    });
    await expect(createLegalRepresentative(actor, { name: ' ', document: '' })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { name: 'validation.required', document: 'validation.required' },
    });
  });

  test('are refused to everybody but the owner', async () => {
    for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const) {
      const { actor } = await makeAgencyUser(database.db, { role });
      const input = { name: 'Ana', document: '52111222' };
      await expect(createLegalRepresentative(actor, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(updateLegalRepresentative(actor, { id: unknownId })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    await expect(
      createLegalRepresentative(anonymous, { name: 'A', document: '52111222' }),
    ).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  test('of another agency are neither added, changed nor seen', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const theirs = await createLegalRepresentative(other.actor, { name: 'Ajena', document: '52111999' });
    for (const id of [theirs.id, unknownId]) {
      await expect(updateLegalRepresentative(actor, { id, name: 'Mía' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
        messageKey: 'errors.legalRepresentative.notFound',
      });
    }
    await expect(
      createLegalRepresentative(actor, { agencyId: other.agency.id, name: 'A', document: '52111222' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await findLegalRepresentatives(actor, [other.agency.id])).toEqual([]);
    expect(await findLegalRepresentatives(other.actor, [other.agency.id])).toMatchObject([{ name: 'Ajena' }]);
  });
});

describe('reading agencies', () => {
  test('is the own agency alone for its people, in any role, and any for the administrator', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    const other = await makeAgency(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    expect(await getAgency(actor, agency.id)).toMatchObject({
      id: agency.id,
      cityName: 'Bogotá',
      ownerName: null,
      people: 1,
    });
    expect(await getAgency(administrator, other.id)).toMatchObject({ id: other.id, people: 0 });
    for (const id of [other.id, unknownId, 'no-es-un-id']) {
      await expect(getAgency(actor, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    await expect(getAgency(anonymous, agency.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(listAgencyPeople(actor, other.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(listAgencies(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(countAgencies(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('shows people with the owner first, without those who left', async () => {
    const { actor, agency } = await makeAgencyUser(database.db, { name: 'Zoila', lastname: 'Z' });
    await makeAgencyUser(database.db, { agency, role: 'PRODUCER', name: 'Ana', lastname: 'A' });
    expect(await listAgencyPeople(actor, agency.id)).toMatchObject([
      { name: 'Zoila Z', role: 'OWNER' },
      { name: 'Ana A', role: 'PRODUCER' },
    ]);
  });

  test('lists, finds without accents, filters, sorts and pages in one statement each', async () => {
    const { actor } = await makeAdministrator(database.db);
    const make = async (name: string, lastname: string, stateId: number) => {
      const agency = await makeAgency(database.db, { name: `${name} Mudéjar`, stateId });
      await makeAgencyUser(database.db, { agency, name: 'Íngrid', lastname });
    };
    await make('Zeta', 'Ábrego', AGENCY.ACTIVE);
    await make('Ñandú', 'Mora', AGENCY.IN_REVIEW);
    await make('Álamo', 'Zapata', AGENCY.ACTIVE);
    const names = async (filter: Parameters<typeof listAgencies>[1]) =>
      (await listAgencies(actor, { search: 'mudejar', ...filter })).map(({ name }) => name.split(' ')[0]);
    expect(await names({})).toEqual(['Álamo', 'Ñandú', 'Zeta']);
    expect(await names({ sort: 'owner' })).toEqual(['Zeta', 'Ñandú', 'Álamo']);
    const [last] = await listAgencies(actor, { search: 'mudejar', descending: true, limit: 1 });
    expect(await names({ descending: true, limit: 1, after: last?.id ?? '' })).toEqual(['Ñandú']);
    expect(await names({ stateId: AGENCY.IN_REVIEW })).toEqual(['Ñandú']);
    expect(await names({ search: 'ingrid zapata' })).toEqual(['Álamo']);
    expect(await names({ search: 'mud%jar' })).toEqual([]);
    await database.db
      .update(agencies)
      .set({ regimenSimple: true, granContribuyente: true })
      .where(eq(agencies.name, 'Zeta Mudéjar'));
    await database.db
      .update(agencies)
      .set({ responsableIva: false })
      .where(eq(agencies.name, 'Álamo Mudéjar'));
    expect(await names({ regime: 'simple' })).toEqual(['Zeta']);
    expect(await names({ regime: 'large' })).toEqual([]);
    expect(await names({ regime: 'iva' })).toEqual(['Ñandú']);
    // A company that states no tax has not been asked: that is not to say that it charges no IVA.
    expect([await names({ regime: 'noIva' }), await names({ regime: 'unsaid' })]).toEqual([[], ['Álamo']]);
    await database.db.execute(sql`update agencies set declarante_renta = true where name = 'Álamo Mudéjar'`);
    expect([await names({ regime: 'noIva' }), await names({ regime: 'unsaid' })]).toEqual([['Álamo'], []]);
    await database.db
      .update(users)
      .set({ lastAccessAt: new Date('2026-02-01T00:00:00Z') })
      .where(eq(users.lastname, 'Mora'));
    // Ties too are turned round.
    expect(await names({ sort: 'access', descending: true })).toEqual(['Ñandú', 'Zeta', 'Álamo']);
    expect(await listAgencies(actor, { search: 'ñandú mud' })).toMatchObject([
      { lastAccessAt: new Date('2026-02-01T00:00:00Z') },
    ]);
    expect(await countAgencies(actor, { search: 'mudejar', stateId: AGENCY.ACTIVE })).toBe(2);
    const { statements } = await countStatements(() => listAgencies(actor, { limit: 100 }));
    expect(statements).toHaveLength(1);
  });
});
