import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { type Actor, anonymous, type LinkActor } from '@/lib/core/actor';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { findQuotationLines } from './lines/queries';
import { totalsByStatus } from './listing/queries';
import { countQuotations, findQuotations, getQuotation, listQuotations } from './queries';

const database = useDatabase();
const yesterday = new Date(Date.now() - 86_400_000);

const codes = (rows: readonly { code: number | null }[]) => rows.map(({ code }) => code);

const countsByStatus = async (actor: Actor) =>
  Object.fromEntries([...(await totalsByStatus(actor))].map(([status, { count }]) => [status, count]));

test('lists by code descending, drafts first, and ascending when asked', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (let made = 0; made < 3; made++) await makeQuotation(database.db, { agency });
  await makeQuotation(database.db, { agency, stateId: 61, code: null });
  await makeQuotation(database.db);
  expect(codes(await listQuotations(actor))).toEqual([null, 3, 2, 1]);
  expect(codes(await listQuotations(actor, { descending: false }))).toEqual([1, 2, 3, null]);
  expect(codes(await listQuotations(actor, { code: 2 }))).toEqual([2]);
});

test('finds by event, client or code, accents and case aside, and takes wildcards literally', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const client = await makeClient(database.db, { agency, name: 'Ñandú Textiles' });
  await makeQuotation(database.db, { agency, client, nameEvent: 'Lanzamiento otoño' });
  await makeQuotation(database.db, { agency, nameEvent: 'Feria del 100% algodón' });
  const found = async (search: string) => codes(await listQuotations(actor, { search }));
  expect(await found('OTONO')).toEqual([1]);
  expect(await found('nandu')).toEqual([1]);
  expect(await found('#2')).toEqual([2]);
  expect(await found('100%')).toEqual([2]);
  expect(await found('alg 100%')).toEqual([2]);
  // One or two letters are looked for where a word begins.
  expect(await found('%')).toEqual([]);
  expect(await found('al')).toEqual([2]);
  expect(await found('ot')).toEqual([1]);
  expect(await found('nada')).toEqual([]);
});

test('voided and replaced ones have a status of their own, and the current ones leave out what was replaced', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const voidedAt = new Date();
  await makeQuotation(database.db, { agency });
  await makeQuotation(database.db, { agency, stateId: 65, validUntil: yesterday });
  await makeQuotation(database.db, { agency, stateId: 65, voidedAt, voidedReason: 'Repetida' });
  await makeQuotation(database.db, { agency, stateId: 64, supersededAt: new Date() });
  await makeQuotation(database.db, { agency, stateId: 64 });
  const found = async (filter: Parameters<typeof listQuotations>[1]) =>
    codes(await listQuotations(actor, filter));
  expect(await found({ status: 62 })).toEqual([1]);
  expect(await found({ status: 65 })).toEqual([2]);
  expect(await found({ stateId: 65 })).toEqual([3, 2]);
  expect(await found({ status: 'VOIDED' })).toEqual([3]);
  expect(await found({ status: 'SUPERSEDED' })).toEqual([4]);
  expect(await found({ status: 64 })).toEqual([5]);
  expect(await found({ current: true })).toEqual([5, 3, 2, 1]);
  expect(await countsByStatus(actor)).toEqual({ 62: 1, 64: 1, 65: 1, VOIDED: 1, SUPERSEDED: 1 });
});

test('a sent quotation past its validity is listed, counted and found as expired', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  await makeQuotation(database.db, { agency });
  await makeQuotation(database.db, { agency, validUntil: yesterday });
  await makeQuotation(database.db, { agency, stateId: 65 });
  await makeQuotation(database.db, { agency, stateId: 61, code: null });
  expect(codes(await listQuotations(actor, { stateId: 62 }))).toEqual([1]);
  const expired = await listQuotations(actor, { stateId: 65 });
  expect(expired.map(({ code, stateId }) => [code, stateId])).toEqual([
    [3, 65],
    [2, 65],
  ]);
  expect(await countQuotations(actor, { stateId: 65 })).toBe(2);
  expect(await countsByStatus(actor)).toEqual({ 61: 1, 62: 1, 65: 2 });
});

test('sorts and pages, with the whole count beside', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  for (const nameEvent of ['Zeta', 'Ñu', 'Nube', 'Álamo', 'Oso']) {
    await makeQuotation(database.db, { agency, nameEvent });
  }
  const page = async (begin: { after?: string; skip?: number }) =>
    listQuotations(actor, { sort: 'event', descending: false, limit: 2, ...begin });
  const pages = [await page({})];
  for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) {
    expect(await page({ skip: 2 * pages.length })).toEqual(await page({ after: last.id }));
    pages.push(await page({ after: last.id }));
  }
  expect(pages.map((rows) => rows.map(({ nameEvent }) => nameEvent))).toEqual([
    ['Álamo', 'Nube'],
    ['Ñu', 'Oso'],
    ['Zeta'],
    [],
  ]);
  expect(await countQuotations(actor, { search: 'ñu' })).toBe(2);
});

test('each reaches what is theirs: the agency its own, an administrator all, a link its one, nobody none', async () => {
  const { actor, agency } = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
  const mine = await makeQuotation(database.db, { agency });
  const theirs = await makeQuotation(database.db);
  const administrator = await makeAdministrator(database.db);
  const link: LinkActor = {
    kind: 'linkHolder',
    tokenId: crypto.randomUUID(),
    purpose: 'QUOTATION_ANSWER',
    agencyId: null,
    subject: { quotationId: theirs.id },
  };
  expect((await getQuotation(actor, mine.id)).timeZone).toBe('America/Bogota');
  const answers = await Promise.all(
    [theirs.id, crypto.randomUUID(), 'no-es-un-id'].map((id) =>
      getQuotation(actor, id).catch((error) => error),
    ),
  );
  expect(new Set(answers.map(String)).size).toBe(1);
  expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  expect([...(await findQuotations(actor, [mine.id, theirs.id])).keys()]).toEqual([mine.id]);
  expect([...(await findQuotationLines(actor, [mine.id, theirs.id])).keys()]).toEqual([mine.id]);
  expect(codes(await listQuotations(actor, { agencyId: theirs.agencyId }))).toEqual([]);

  expect((await getQuotation(administrator.actor, theirs.id)).id).toBe(theirs.id);
  expect((await listQuotations(administrator.actor, { agencyId: agency.id })).map(({ id }) => id)).toEqual([
    mine.id,
  ]);
  expect((await getQuotation(link, theirs.id)).id).toBe(theirs.id);
  await expect(getQuotation(link, mine.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(getQuotation({ ...link, purpose: 'CONTRACT' }, theirs.id)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  await expect(getQuotation(anonymous, mine.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a list with its lines takes as many statements for many as for one', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const read = async () => {
    const rows = await listQuotations(actor);
    return findQuotationLines(
      actor,
      rows.map(({ id }) => id),
    );
  };
  await makeQuotation(database.db, { agency });
  const one = await countStatements(read);
  for (let made = 0; made < 4; made++) await makeQuotation(database.db, { agency, lines: [{}, {}, {}] });
  const many = await countStatements(read);
  expect(many.result.size).toBe(5);
  expect(many.statements.length).toBe(one.statements.length);
});
