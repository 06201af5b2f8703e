import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { agencies, agencyUsers, messages, searchAlerts, searchAlertTalents, talents } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { AGENCY, TALENT } from '@/lib/core/states';
import { transact } from '@/lib/platform/transaction';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { handle as findDue } from '../find-due-alerts';
import { keepAlert } from '../keep-alert';
import { saveSearch } from '../save-search';
import { composeNewlyFitting } from './messages';
import { handle as tell } from './tell-newly-fitting';

const database = useDatabase();
const HOUR_MS = 3_600_000;
const job = { kind: 'job', name: 'test' } as const;

let actor: AgencyActor;
let searchId: string;
beforeEach(async () => {
  await database.db.delete(messages);
  const made = await makeAgencyUser(database.db);
  if (made.actor.kind !== 'agencyUser') throw new Error('no agency');
  actor = made.actor;
  searchId = await saveSearch(actor, {
    name: 'Altas',
    shared: false,
    alert: 'DAILY',
    filters: { profileId: 3, minHeight: 180 },
  });
  await timePasses();
});

/** The last look was a day and more ago. */
const timePasses = (hours = 25) =>
  database.db.update(searchAlerts).set({
    ranAt: new Date(Date.now() - hours * HOUR_MS),
  });
const look = (userId = actor.userId) => tell({ searchId, userId }, {} as never);
const mails = async () =>
  database.db.select().from(messages).where(eq(messages.kind, 'talents.newly-fitting'));
const compose = async () => {
  const [queued] = (await mails()).slice(-1);
  const payload = queued?.payload as { searchId: string; userId: string; digestId: string };
  return transact((tx) => composeNewlyFitting(payload, { tx, actor: job }));
};
const told = async () => {
  const rows = await database.db
    .select()
    .from(searchAlertTalents)
    .where(eq(searchAlertTalents.searchId, searchId));
  return rows.map(({ talentId }) => talentId);
};
const tall = (fields: Parameters<typeof makeTalent>[1] = {}) =>
  makeTalent(database.db, { height: 185, ...fields });

describe('an alert', () => {
  test('tells once of who came, who learnt and who grew, and of nobody else', async () => {
    const before = await tall();
    await database.db.update(searchAlerts).set({ seenUntil: new Date() });
    const [came, grew] = [await tall(), await makeTalent(database.db)];
    await makeTalent(database.db);
    await database.db.update(talents).set({ height: 190 }).where(eq(talents.id, grew.id));
    await database.db.update(talents).set({ phone: '3000000000' }).where(eq(talents.id, before.id));
    await look();
    expect(new Set(await told())).toEqual(new Set([came.id, grew.id]));
    expect(await mails()).toHaveLength(1);
    const mail = await compose();
    expect(mail?.subject).toBe('2 talentos para «Altas»');
    const body = JSON.stringify(mail?.body);
    expect(body).toContain(came.lastname);
    expect(body).not.toContain(before.lastname);
    expect(body).not.toContain(came.email);
    await timePasses();
    await database.db.update(talents).set({ height: 186 }).where(eq(talents.id, came.id));
    await look();
    expect(await mails()).toHaveLength(1);
    await database.db.update(talents).set({ weight: 70 }).where(eq(talents.id, before.id));
    await timePasses();
    await look();
    expect(await mails()).toHaveLength(2);
    expect((await compose())?.subject).toBe('Un talento para «Altas»');
  });

  test('tells only of whom the reader is shown, also by the time the mail leaves', async () => {
    const { agency: other } = await makeAgencyUser(database.db);
    await tall({ exclusiveAgencyId: other.id });
    await tall({ stateId: TALENT.IN_REVIEW });
    await tall({ hiddenAt: new Date() });
    await tall({ birthdate: '2020-01-01' });
    await look();
    expect(await mails()).toEqual([]);
    const shown = await tall();
    await timePasses();
    await look();
    await database.db.update(talents).set({ hiddenAt: new Date() }).where(eq(talents.id, shown.id));
    expect(await compose()).toBeNull();
  });

  test('is silent to who left or whose agency is closed, after its end, and before it is due', async () => {
    await tall();
    const place = eq(agencyUsers.userId, actor.userId);
    await database.db.update(agencyUsers).set({ deactivatedAt: new Date() }).where(place);
    await look();
    await database.db.update(agencyUsers).set({ deactivatedAt: null }).where(place);
    const agency = eq(agencies.id, actor.agencyId);
    await database.db.update(agencies).set({ stateId: AGENCY.SUSPENDED }).where(agency);
    await look();
    await database.db.update(agencies).set({ stateId: AGENCY.ACTIVE }).where(agency);
    await timePasses(2);
    await look();
    expect(await mails()).toEqual([]);
    await timePasses();
    await look();
    expect(await mails()).toHaveLength(1);
    await keepAlert(actor, { searchId, frequency: null });
    expect(await compose()).toBeNull();
    expect(await told()).toEqual([]);
  });

  test('run twice at once tells once', async () => {
    await tall();
    await Promise.all([look(), look()]);
    expect(await mails()).toHaveLength(1);
  });

  test('tells of many at the same moment in parts, each once', async () => {
    const moment = new Date();
    const first = await tall({ foundAnewAt: moment });
    const { id: _, searchText: _text, searchTerms: _terms, ...copied } = first;
    await database.db.insert(talents).values(
      Array.from({ length: 149 }, (_each, index) => ({
        ...copied,
        email: `alto-${searchId}-${index}@correo.example`,
        identification: null,
        offerTerms: ['profile:3', 'main:3'],
      })),
    );
    await look();
    expect(await told()).toHaveLength(100);
    await timePasses();
    await look();
    expect(await told()).toHaveLength(150);
    await timePasses();
    await look();
    expect(await mails()).toHaveLength(2);
  });

  test('of the administrator tells of anybody', async () => {
    const { actor: administrator } = await makeAdministrator(database.db);
    if (administrator.kind !== 'administrator') throw new Error('no administrator');
    searchId = await saveSearch(administrator, {
      name: 'Por revisar',
      shared: false,
      alert: 'DAILY',
      filters: { stateId: TALENT.IN_REVIEW, minHeight: 180 },
    });
    await timePasses();
    const waiting = await tall({ stateId: TALENT.IN_REVIEW });
    await look(administrator.userId);
    expect(await told()).toEqual([waiting.id]);
  });
});

test('a look takes as many statements for many talents as for one', async () => {
  const statements: number[] = [];
  for (const count of [1, 12]) {
    for (let made = 0; made < count; made++) await tall();
    await timePasses();
    statements.push((await countStatements(() => look())).statements.length);
  }
  expect(statements[1]).toBe(statements[0]);
});

test('each alert that is due is queued once', async () => {
  const jobs = async () => {
    const { rows } = await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs where key like 'search-alert:${searchId}%'`,
    );
    return rows[0].count;
  };
  await timePasses(2);
  await findDue({}, {} as never);
  expect(await jobs()).toBe(0);
  await timePasses();
  await findDue({}, {} as never);
  await findDue({}, {} as never);
  expect(await jobs()).toBe(1);
  await keepAlert(actor, { searchId, frequency: 'WEEKLY' });
});
