import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { type Actor, anonymous } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { AGENCY_LIFE } from '@/lib/core/states/agency';
import { endOf, startsOf } from '@/lib/core/states/lifecycle';
import { renderEmail } from '@/lib/notifications/email/render-email';
import { transact } from '@/lib/platform/transaction';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { approveAgency } from './approve-agency';
import { composeApproved, composeReactivated, composeSuspended } from './messages';
import { reactivateAgency } from './reactivate-agency';
import { reviewAgency } from './review-agency';
import { type AgencyMove, movesFrom } from './rules';
import { setAgencyState } from './set-agency-state';
import { suspendAgency } from './suspend-agency';

const database = useDatabase();
const unknownId = '00000000-0000-4000-8000-000000000000';
const worker: JobActor = { kind: 'job', name: 'test' };

const DO: Readonly<Record<AgencyMove, (actor: Actor, id: string) => Promise<{ stateId: number }>>> = {
  approve: (actor, id) => approveAgency(actor, { id }),
  review: (actor, id) => reviewAgency(actor, { id }),
  suspend: (actor, id) => suspendAgency(actor, { id, reason: ' Datos falsos ' }),
  reactivate: (actor, id) => reactivateAgency(actor, { id }),
};
const MOVES = Object.keys(DO) as AgencyMove[];

const traces = (id: string) =>
  database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.entity, 'agency'), eq(auditEntries.entityId, id)))
    .orderBy(auditEntries.id);
const mails = async (id: string) =>
  (await database.db.select().from(messages).where(eq(messages.agencyId, id))).map(({ kind }) => kind);

test.each(MOVES)(
  '[1.4.3/agency review] %s is done from its states alone, traced and told once',
  async (move) => {
    const { actor } = await makeAdministrator(database.db);
    const from: readonly number[] = startsOf(AGENCY_LIFE, `agency.${move}`);
    const to = endOf(AGENCY_LIFE, `agency.${move}`);
    for (const stateId of Object.values(AGENCY)) {
      const { id } = await makeAgency(database.db, { stateId });
      expect(movesFrom(stateId).includes(move)).toBe(from.includes(stateId));
      if (!from.includes(stateId)) {
        await expect(DO[move](actor, id)).rejects.toMatchObject({
          code: 'CONFLICT',
          messageKey: 'errors.agency.moved',
        });
        expect([await traces(id), await mails(id)]).toEqual([[], []]);
        continue;
      }
      expect(await DO[move](actor, id)).toMatchObject({
        stateId: to,
        suspendedReason: move === 'suspend' ? 'Datos falsos' : null,
      });
      expect(await traces(id)).toMatchObject([
        {
          action: move,
          actorId: actor.userId,
          fromState: String(stateId),
          toState: String(to),
          agencyId: id,
          detail: move === 'suspend' ? { reason: 'Datos falsos' } : null,
        },
      ]);
      expect(await mails(id)).toHaveLength(move === 'review' ? 0 : 1);
    }
  },
);

test('everybody but the administrator is refused, whether or not the agency exists', async () => {
  const { actor: owner, agency } = await makeAgencyUser(database.db, {
    agency: await makeAgency(database.db, { stateId: AGENCY.REGISTERED }),
  });
  for (const move of MOVES) {
    for (const id of [agency.id, unknownId]) {
      await expect(DO[move](owner, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(DO[move](anonymous, id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      await expect(DO[move](worker, id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  }
  await expect(setAgencyState(owner, { id: agency.id, state: 23 })).rejects.toThrow(/FORBIDDEN/);
  expect(await traces(agency.id)).toEqual([]);
});

test('an agency that does not exist is not found, and a suspension says why', async () => {
  const { actor } = await makeAdministrator(database.db);
  for (const move of MOVES) {
    await expect(DO[move](actor, unknownId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(DO[move](actor, 'no-es-un-id')).rejects.toMatchObject({ code: 'INVALID' });
  }
  const { id } = await makeAgency(database.db);
  for (const reason of ['', '   ', 'x'.repeat(501)]) {
    await expect(suspendAgency(actor, { id, reason })).rejects.toMatchObject({
      code: 'INVALID',
      fields: { reason: expect.stringMatching(/^validation\./) },
    });
  }
});

test('of many who press at once one moves it, and the others are told that it moved', async () => {
  const { actor } = await makeAdministrator(database.db);
  const { id } = await makeAgency(database.db, { stateId: AGENCY.REGISTERED });
  const results = await Promise.allSettled([
    ...Array.from({ length: 10 }, () => DO.approve(actor, id)),
    ...Array.from({ length: 10 }, () => DO.suspend(actor, id)),
  ]);
  const done = results.filter(({ status }) => status === 'fulfilled');
  // Approved and then suspended, or suspended at once: never approved after being suspended.
  const actions = (await traces(id)).map(({ action }) => action);
  expect(actions.at(-1)).toBe('suspend');
  expect(['suspend', 'approve,suspend']).toContain(actions.join());
  expect(done).toHaveLength(actions.length);
  expect(await mails(id)).toHaveLength(actions.length);
  const [row] = await database.db.select().from(agencies).where(eq(agencies.id, id));
  expect(row?.stateId).toBe(AGENCY.SUSPENDED);
});

test("the specification's state means the same writes, and takes nothing else with it", async () => {
  const { actor } = await makeAdministrator(database.db);
  const { id } = await makeAgency(database.db, { stateId: AGENCY.REGISTERED });
  await setAgencyState(actor, { id, state: 24 });
  await setAgencyState(actor, { id, state: 23 });
  await setAgencyState(actor, { id, state: 26, observation: 'Datos falsos' });
  await expect(setAgencyState(actor, { id, state: 23 })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect((await traces(id)).map(({ action }) => action)).toEqual(['review', 'approve', 'suspend']);
  for (const input of [{ state: 21 }, { state: 24, name: 'Otra' }]) {
    await expect(setAgencyState(actor, { id, ...input })).rejects.toThrow(/INVALID/);
  }
});

describe('what the owner is told', () => {
  const compose = (message: typeof composeApproved, agencyId: string) =>
    transact((tx) => message({ agencyId }, { tx, actor: worker }));

  test('is in HTML and text, with the reason, to the owner or else to the agency', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { agency, user } = await makeAgencyUser(database.db);
    await suspendAgency(actor, { id: agency.id, reason: 'Datos <b>falsos</b>' });
    const mail = await compose(composeSuspended, agency.id);
    expect(mail?.to).toEqual({ name: user.name, address: user.email });
    expect(mail?.subject).toBe(`Suspendimos a ${agency.name} en Elenco`);
    const { html, text } = await renderEmail(mail?.body as never);
    expect(html).toContain('Datos &lt;b&gt;falsos&lt;/b&gt;');
    expect(text).toContain('Datos <b>falsos</b>');
    await reactivateAgency(actor, { id: agency.id });
    expect((await compose(composeReactivated, agency.id))?.subject).toContain('vuelve a estar activa');
    const lonely = await makeAgency(database.db);
    expect((await compose(composeApproved, lonely.id))?.to).toEqual({
      name: lonely.name,
      address: lonely.email,
    });
  });

  test('is not said any more once it is no longer so', async () => {
    const { agency } = await makeAgencyUser(database.db, {
      agency: await makeAgency(database.db, { stateId: AGENCY.IN_REVIEW }),
    });
    for (const message of [composeApproved, composeReactivated, composeSuspended]) {
      expect(await compose(message, agency.id)).toBeNull();
      expect(await compose(message, unknownId)).toBeNull();
    }
  });
});
