import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, inboxHappenings, inboxNotices } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { INBOX, INBOX_KINDS } from '@/db/values/inbox';
import { answerCall } from '@/lib/convocatories/answers/answer-call';
import { type Actor, anonymous, type LinkActor } from '@/lib/core/actor';
import { AGENCY } from '@/lib/core/states';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeAgencyUser, makeUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTalent } from '@/lib/testing/factories/talents';
import { chooseNotices } from './choose-notices';
import { describeGroup } from './describe';
import { followUnread } from './follow-unread';
import { countUnread, getInboxChoices, listNotices } from './queries';
import { readAllNotices, readNotices } from './read-notices';
import { groupNotices } from './rules';
import { handle as sweep } from './telling/sweep';

const database = useDatabase();

const tell = (entry: Partial<typeof auditEntries.$inferInsert>) =>
  database.db.insert(auditEntries).values({
    actorKind: 'linkHolder',
    entity: 'quotation',
    entityId: crypto.randomUUID(),
    action: 'accept',
    ...entry,
  });
const titles = async (actor: Actor, page = {}) =>
  groupNotices(await listNotices(actor, page), DEFAULT_TIME_ZONE).map(
    (group) => `${describeGroup(group).title} | ${describeGroup(group).detail ?? ''}`,
  );
const kindsOf = async (actor: Actor) => (await listNotices(actor)).map(({ kind }) => kind);

beforeEach(async () => {
  await database.db.delete(inboxNotices);
});

test('the table of what is told says what the code says', async () => {
  const rows = await database.db.select().from(inboxHappenings);
  const told = INBOX_KINDS.flatMap((kind) =>
    INBOX[kind].happenings.map((happening) => ({ happening, kind, audience: INBOX[kind].audience })),
  );
  const byName = (one: { happening: string }, other: { happening: string }) =>
    one.happening < other.happening ? -1 : 1;
  expect(rows.sort(byName)).toEqual(told.sort(byName));
});

describe('what is told', () => {
  test('reaches everybody of the agency but who did it, who left, and others', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const colleague = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
    const other = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    const quotation = await makeQuotation(database.db, { agency, code: 12, nameEvent: 'Gala' });
    await tell({ agencyId: agency.id, entityId: quotation.id, actorKind: 'agencyUser', actorId: user.id });
    expect(await titles(actor)).toEqual([]);
    expect(await titles(colleague.actor)).toEqual(['El cliente aceptó la cotización | COT-00012 · Gala']);
    expect([await titles(other.actor), await titles(administrator)]).toEqual([[], []]);
    await database.db.execute(sql`update agency_users set deactivated_at = now() where user_id = ${user.id}`);
    await tell({ agencyId: agency.id, entityId: quotation.id, action: 'open' });
    expect([await titles(actor), await kindsOf(colleague.actor)]).toEqual([
      [],
      ['QUOTATION_OPENED', 'QUOTATION_ANSWERED'],
    ]);
  });

  test('is told with the write, and never when that is undone', async () => {
    const row = await makeConvocated(database.db);
    const agency = { id: row.agencyId } as never;
    const { actor } = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    const viewer = { ...actor, agencyState: AGENCY.ACTIVE };
    const holder = {
      kind: 'linkHolder',
      tokenId: crypto.randomUUID(),
      purpose: 'TALENT_REPLY',
      agencyId: row.agencyId,
      subject: { convocatoryId: row.convocatoryId, talentId: row.talentId, convocatedId: row.id },
    } as unknown as LinkActor;
    await answerCall(holder, { reply: 'YES' });
    await answerCall(holder, { reply: 'NO' });
    expect((await titles(viewer)).map((title) => title.replace(/^.* (dijo|se)/, '$1'))).toEqual([
      expect.stringMatching(/^se retiró \|/),
      expect.stringMatching(/^dijo que sí \|/),
    ]);
    await database.db
      .transaction(async (tx) => {
        await tx.insert(auditEntries).values({
          ...{ agencyId: row.agencyId, actorKind: 'job', entity: 'claim', action: 'send' },
          entityId: crypto.randomUUID(),
        });
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await kindsOf(viewer)).toEqual(['TALENT_WITHDREW', 'TALENT_ANSWERED']);
  });

  test('names nobody of the pool to an agency that may not see it', async () => {
    const row = await makeConvocated(database.db);
    const { actor } = await makeAgencyUser(database.db, {
      agency: { id: row.agencyId } as never,
      role: 'PRODUCER',
    });
    await tell({
      agencyId: row.agencyId,
      entity: 'application',
      action: 'apply',
      detail: { eventId: row.eventId, talentId: row.talentId },
    });
    const [seen] = await listNotices({ ...actor, agencyState: AGENCY.ACTIVE });
    const [hidden] = await listNotices({ ...actor, agencyState: AGENCY.SUSPENDED });
    expect([typeof seen?.name, hidden?.name]).toEqual(['string', null]);
  });

  test('tells administrators what waits for them, and of no agency its work', async () => {
    const { actor } = await makeAdministrator(database.db);
    const { agency } = await makeAgencyUser(database.db, {});
    const talent = await makeTalent(database.db, { name: 'Luz', lastname: 'Marina' });
    await tell({ agencyId: agency.id, entity: 'agency', entityId: agency.id, action: 'create' });
    await tell({ entity: 'talent', entityId: talent.id, action: 'complete' });
    for (let photo = 0; photo < 3; photo++) {
      await tell({ agencyId: agency.id, entity: 'photo', action: 'upload', detail: { talentId: talent.id } });
    }
    await tell({ agencyId: agency.id, action: 'accept' });
    expect(await titles(actor)).toEqual([
      '3 fotos por revisar | Luz Marina',
      'Luz Marina completó su perfil | ',
      `Se registró ${agency.name} | `,
    ]);
  });

  test('of only what one answers for, when one says so', async () => {
    const { actor, agency, user } = await makeAgencyUser(database.db);
    const [mine, nobodys] = [
      await makeQuotation(database.db, { agency, createdBy: user.id }),
      await makeQuotation(database.db, { agency }),
    ];
    const colleague = await makeUser(database.db);
    const theirs = await makeQuotation(database.db, { agency, createdBy: colleague.id });
    await chooseNotices(actor, { onlyOwn: true, papersByMail: true, choices: [] });
    for (const { id } of [mine, nobodys, theirs]) await tell({ agencyId: agency.id, entityId: id });
    expect((await listNotices(actor)).map(({ entityId }) => entityId).sort()).toEqual(
      [mine.id, nobodys.id].sort(),
    );
    await chooseNotices(actor, { onlyOwn: false, papersByMail: true, choices: [] });
    await tell({ agencyId: agency.id, entityId: theirs.id });
    expect(await listNotices(actor)).toHaveLength(3);
  });
});

describe('reading', () => {
  test('takes one statement, by pages, and what is unread is counted by itself', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    for (let index = 0; index < 5; index++) await tell({ agencyId: agency.id });
    const { result, statements } = await countStatements(() => listNotices(actor, { limit: 3 }));
    expect(statements).toHaveLength(1);
    const rest = await listNotices(actor, { before: result.at(-1)?.id ?? 0 });
    expect([result.length, rest.length]).toEqual([3, 2]);
    expect(await countUnread(actor)).toEqual({ count: 5, newest: result[0]?.id });
    expect(await readNotices(actor, { ids: rest.map(({ id }) => id) })).toBe(2);
    expect(await readNotices(actor, { ids: rest.map(({ id }) => id) })).toBe(0);
    expect(await listNotices(actor, { unreadOnly: true })).toHaveLength(3);
    expect(await readAllNotices(actor, result[1]?.id ?? 0)).toBe(2);
    expect((await countUnread(actor)).count).toBe(1);
  });

  test('of others changes nothing, and a program has no inbox', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const colleague = await makeAgencyUser(database.db, { agency, role: 'PRODUCER' });
    await tell({ agencyId: agency.id });
    const [theirs] = await listNotices(colleague.actor);
    expect(await readNotices(actor, { ids: [theirs?.id ?? 0] })).toBe(0);
    await readAllNotices(actor, theirs?.id ?? 0);
    expect((await countUnread(colleague.actor)).count).toBe(1);
    for (const work of [
      (who: Actor) => listNotices(who),
      (who: Actor) => countUnread(who),
      (who: Actor) => readNotices(who, { ids: [] }),
      (who: Actor) => readAllNotices(who, 1),
      (who: Actor) => getInboxChoices(who),
      (who: Actor) => chooseNotices(who, { onlyOwn: false, papersByMail: true, choices: [] }),
    ]) {
      const program = { ...actor, keyId: crypto.randomUUID() };
      await expect((async () => work(program))()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect((async () => work(anonymous))()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  test('is forgotten after its days, sooner when it was read', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const day = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    for (const days of [1, 59, 61, 179, 181]) await tell({ agencyId: agency.id, at: day(days) });
    const all = await listNotices(actor);
    await readNotices(actor, { ids: all.slice(2, 4).map(({ id }) => id) });
    await sweep();
    const kept = (await listNotices(actor)).map(({ at: when }) =>
      Math.round((Date.now() - when.getTime()) / 86_400_000),
    );
    expect(kept.sort((one, other) => one - other)).toEqual([1, 59, 179]);
  });
});

test('the count is told at once, when something happens, and when it was read, until the reader leaves', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const counts = followUnread(actor);
  expect((await counts.next()).value).toBe(0);
  const next = counts.next();
  await tell({ agencyId: agency.id });
  expect((await next).value).toBe(1);
  const waiting = counts.next();
  await counts.return(0);
  expect((await waiting).done).toBe(true);
});
