import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, dataRequests, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous } from '@/lib/core/actor';
import { today } from '@/lib/talents/shown';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { answerRequest, extendRequest } from './answer-request';
import { enterRequest, openOwnRequest, openPublicRequest } from './open-request';
import { getRequest, listRequests, listRequestsOf } from './queries';
import { daysLeft, extendedDueDay, firstDueDay, mayExtend } from './rules';

const database = useDatabase();
const codeOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.messageKey);
const mailsOf = async (requestId: string) =>
  (await database.db.select().from(messages)).filter(({ payload }) => payload.requestId === requestId).length;

const ENTERED = { text: 'Corrijan mi nombre', name: 'Luz Marina', email: 'luz@prueba.co' };

test('terms are those of the law: 10 and 5 for a consulta, 15 and 8 for a reclamo', () => {
  expect(firstDueDay('CONSULTA', '2026-03-27')).toBe('2026-04-14');
  expect(firstDueDay('RECLAMO', '2026-03-27')).toBe('2026-04-21');
  expect(extendedDueDay('CONSULTA', '2026-04-14')).toBe('2026-04-21');
  expect(extendedDueDay('RECLAMO', '2026-04-21')).toBe('2026-05-04');
  const clock = { firstDueOn: '2026-04-14', dueOn: '2026-04-14' };
  expect(daysLeft(clock, '2026-04-13')).toBe(1);
  expect(daysLeft(clock, '2026-04-15')).toBe(-1);
  expect(mayExtend(clock, '2026-04-14')).toBe(true);
  expect(mayExtend(clock, '2026-04-15')).toBe(false);
  expect(mayExtend({ ...clock, dueOn: '2026-04-21' }, '2026-04-10')).toBe(false);
});

describe('a request', () => {
  test('comes from a talent, from anybody, or is entered, and each is told that it came in', async () => {
    const { actor: administrator } = await makeAdministrator(database.db);
    const talent = await makeTalent(database.db);
    const self: Actor = { kind: 'talent', talentId: talent.id };
    const own = await openOwnRequest(self, { kind: 'CONSULTA', text: '¿Quién me vio?' });
    const open = await openPublicRequest(
      anonymous,
      { ...ENTERED, kind: 'RECLAMO', identification: '1.020.304.056' },
      { ip: '192.0.2.1' },
    );
    const numberless = { ...ENTERED, kind: 'RECLAMO', identification: 'no tengo' } as const;
    await expect(openPublicRequest(anonymous, numberless, { ip: '192.0.2.1' })).rejects.toMatchObject({
      fields: { identification: 'validation.identities.other' },
    });
    const entered = await enterRequest(administrator, {
      ...ENTERED,
      kind: 'RECLAMO',
      receivedOn: '2026-03-27',
      talentId: talent.id,
    });
    for (const id of [own, open, entered]) expect(await mailsOf(id)).toBe(1);
    expect(await getRequest(administrator, own)).toMatchObject({
      source: 'TALENT',
      talentId: talent.id,
      email: talent.email,
      receivedOn: today(),
      dueOn: firstDueDay('CONSULTA', today()),
    });
    expect(await getRequest(administrator, open)).toMatchObject({
      source: 'PUBLIC',
      talentId: null,
      identification: '1020304056',
    });
    expect((await listRequests(administrator)).map(({ id }) => id)[0]).toBe(entered);
    expect((await listRequestsOf(self, talent.id)).map(({ id }) => id).toSorted()).toEqual(
      [own, entered].toSorted(),
    );
    const future = { ...ENTERED, kind: 'RECLAMO' as const, receivedOn: '2999-01-01' };
    expect(await codeOf(enterRequest(administrator, future))).toBe('errors.invalid');
    const unknown = { ...future, receivedOn: '2026-01-05', talentId: crypto.randomUUID() };
    expect(await codeOf(enterRequest(administrator, unknown))).toBe('errors.invalid');
  });

  test('is extended once, answered once, by mail and with a trace without its words', async () => {
    const { actor: administrator } = await makeAdministrator(database.db);
    const id = await openPublicRequest(anonymous, { ...ENTERED, kind: 'CONSULTA' }, { ip: null });
    await extendRequest(administrator, { id, reason: 'Buscamos en las copias' });
    const { firstDueOn, dueOn } = await getRequest(administrator, id);
    expect(dueOn).toBe(extendedDueDay('CONSULTA', firstDueOn));
    expect(await codeOf(extendRequest(administrator, { id, reason: 'Otra vez' }))).toBe(
      'errors.habeasData.notExtendable',
    );
    const both = await Promise.allSettled(
      ['Uno', 'Dos'].map((answer) => answerRequest(administrator, { id, answer })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsOf(id)).toBe(3);
    expect(await codeOf(answerRequest(administrator, { id, answer: 'Tres' }))).toBe(
      'errors.habeasData.answered',
    );
    expect(await codeOf(answerRequest(administrator, { id: crypto.randomUUID(), answer: 'x' }))).toBe(
      'errors.habeasData.notFound',
    );
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'data-request'), eq(auditEntries.entityId, id)));
    expect(trail.map(({ action }) => action)).toEqual(['open', 'extend', 'answer']);
    expect(JSON.stringify(trail)).not.toContain(ENTERED.name);
  });

  test('past its term is not extended', async () => {
    const { actor: administrator } = await makeAdministrator(database.db);
    const late = { ...ENTERED, kind: 'CONSULTA' as const, receivedOn: '2026-01-05' };
    const id = await enterRequest(administrator, late);
    expect(await codeOf(extendRequest(administrator, { id, reason: 'Tarde' }))).toBe(
      'errors.habeasData.notExtendable',
    );
  });

  test('is read and answered by administrators alone', async () => {
    const { actor: agency } = await makeAgencyUser(database.db);
    const talent = await makeTalent(database.db);
    const self: Actor = { kind: 'talent', talentId: talent.id };
    const id = await openOwnRequest(self, { kind: 'CONSULTA', text: 'Hola' });
    for (const who of [agency, self]) {
      expect(await codeOf(listRequests(who))).toBe('errors.forbidden');
      expect(await codeOf(answerRequest(who, { id, answer: 'x' }))).toBe('errors.forbidden');
      expect(await codeOf(extendRequest(who, { id, reason: 'x' }))).toBe('errors.forbidden');
    }
    expect(await codeOf(openOwnRequest(agency, { kind: 'CONSULTA', text: 'x' }))).toBe('errors.forbidden');
    expect(await codeOf(listRequestsOf(agency, talent.id))).toBe('errors.forbidden');
    const [row] = await database.db.select().from(dataRequests).where(eq(dataRequests.id, id));
    expect(row?.answeredAt).toBeNull();
  });
});
