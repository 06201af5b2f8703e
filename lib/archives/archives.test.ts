import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { agencyArchives, auditEntries, messages } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { LOGO } from '@/lib/agencies/images/file-kinds';
import type { AgencyActor } from '@/lib/core/actor';
import { at } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { disk } from '@/lib/storage/disk';
import { putFile } from '@/lib/storage/put-file';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { askArchive } from './ask-archive';
import { handle as forget } from './forget-archives';
import { handle as make } from './make-archive';
import { composeArchiveReady } from './messages';
import { downloadArchive, findArchiveAddress } from './open-archive';
import { listArchives } from './queries';
import { writeArchive } from './write-archive';

const database = useDatabase();
afterEach(() => vi.restoreAllMocks());

const DAY_MS = 86_400_000;
const owner = async (fresh = true): Promise<AgencyActor> => ({
  ...(await makeAgencyUser(database.db, { role: 'OWNER' })).actor,
  fresh,
});
const context = (lastAttempt = false) => ({
  actor: { kind: 'job', name: 'test' } as const,
  log,
  attempt: 1,
  lastAttempt,
  signal: AbortSignal.timeout(60_000),
});
const rowOf = async (id: string) =>
  (await database.db.select().from(agencyArchives).where(eq(agencyArchives.id, id)))[0];
const keyOf = (attempt: Promise<unknown>) => attempt.then(() => null).catch((error) => error.messageKey);
const partsOf = async (id: string) =>
  [
    ...(
      await disk()
        .listAll(`archives/${id}`, { recursive: true })
        .catch(() => ({ objects: [] }))
    ).objects,
  ].length;

test('an owner asks for everything, is told when it is there, and downloads it', async () => {
  const actor = await owner();
  const id = await askArchive(actor);
  expect(await keyOf(askArchive(actor))).toBe('errors.archive.underWay');
  expect(await keyOf(findArchiveAddress(actor, { id }))).toBe('errors.archive.gone');
  await make({ archiveId: id }, context());
  expect(await listArchives(actor, { limit: 5 })).toMatchObject([{ id, state: 'READY' }]);
  expect(await findArchiveAddress(actor, { id })).toBe(`/archivos/agencia/${id}`);
  const { body, size } = await downloadArchive(actor, id);
  const bytes = await buffer(body as never);
  expect(bytes.length).toBe(size);
  expect(strFromU8(unzipSync(new Uint8Array(bytes))['LEEME.md'] ?? new Uint8Array())).toContain(
    '# Todo lo de',
  );
  const told = await database.db.select().from(messages).where(eq(messages.userId, actor.userId));
  expect(told.map(({ kind }) => kind)).toEqual(['archives.ready']);
  const audited = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.agencyId, actor.agencyId));
  expect(audited.map(({ action }) => action)).toEqual(['ask-archive', 'download-archive']);
  // Once more: whoever runs twice changes nothing.
  const before = await rowOf(id);
  await make({ archiveId: id }, context());
  expect(await rowOf(id)).toEqual(before);
});

test('what lies in storage cannot be read without the key', async () => {
  const actor = await owner();
  const id = await askArchive(actor);
  await make({ archiveId: id }, context());
  const { run } = (await rowOf(id)) ?? {};
  const stored = Buffer.from(await disk().getBytes(`archives/${id}/${run}/0`));
  expect(stored.includes('manifest.json')).toBe(false);
  expect(stored.subarray(0, 2).toString()).not.toBe('PK');
});

test('only the owner who has just said who it is asks and downloads, and only of its own agency', async () => {
  const actor = await owner();
  const stranger = await owner();
  const id = await askArchive(actor);
  await make({ archiveId: id }, context());
  for (const role of ['PRODUCER', 'FINANCE', 'READ_ONLY'] as const)
    expect(await keyOf(askArchive({ ...actor, role }))).toBe('errors.archive.ownerOnly');
  const stale = { ...actor, fresh: false };
  expect(await keyOf(askArchive(stale))).toBe('errors.confirmationRequired');
  expect(await keyOf(downloadArchive(stale, id))).toBe('errors.confirmationRequired');
  expect(await keyOf(askArchive({ ...actor, keyId: randomUUID() }))).toBe('errors.apiKey.personOnly');
  expect(await keyOf(downloadArchive(stranger, id))).toBe('errors.archive.gone');
  for (const none of [randomUUID(), 'x'])
    expect(await keyOf(downloadArchive(actor, none))).toBe('errors.archive.gone');
});

test('of many who ask at once one is made, and no more than three a day', async () => {
  const actor = await owner();
  const asked = await Promise.all(Array.from({ length: 8 }, () => keyOf(askArchive(actor))));
  expect(asked.filter((key) => key === null)).toHaveLength(1);
  for (let more = 0; more < 3; more++) {
    const [waiting] = await database.db
      .update(agencyArchives)
      .set({
        state: 'GONE',
        run: randomUUID(),
        parts: 1,
        size: 1,
        sha256: '',
        readyAt: new Date(),
        expiresAt: new Date(),
      })
      .where(eq(agencyArchives.agencyId, actor.agencyId))
      .returning();
    expect(waiting).toBeDefined();
    const refused = await askArchive(actor).then(
      () => null,
      (error) => error,
    );
    expect(refused?.messageKey ?? null).toBe(more < 2 ? null : 'errors.archive.tooMany');
  }
  expect(await at(new Date(Date.now() + DAY_MS + 1000), () => keyOf(askArchive(actor)))).toBeNull();
});

test('a run that was broken off leaves nothing, and the next one is whole', async () => {
  const actor = await owner();
  const id = await askArchive(actor);
  await make(
    { archiveId: id },
    { ...context(), signal: AbortSignal.abort(new Error('the worker stops')) },
  ).catch(() => undefined);
  await disk().put(`archives/${id}/${randomUUID()}/0`, 'half of it');
  expect((await rowOf(id))?.state).toBe('WAITING');
  await make({ archiveId: id }, context());
  expect(await rowOf(id)).toMatchObject({ state: 'READY', parts: 1 });
  expect(await partsOf(id)).toBe(1);
});

test('storage that takes nothing is tried again, then said, and another one may be asked for', async () => {
  const actor = await owner();
  const id = await askArchive(actor);
  const put = vi.spyOn(disk(), 'put').mockRejectedValue(new Error('no storage'));
  await expect(make({ archiveId: id }, context())).rejects.toMatchObject({
    messageKey: 'errors.storage.unavailable',
  });
  expect((await rowOf(id))?.state).toBe('WAITING');
  await expect(make({ archiveId: id }, context(true))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  put.mockRestore();
  expect((await rowOf(id))?.state).toBe('FAILED');
  const told = await database.db.select().from(messages).where(eq(messages.userId, actor.userId));
  expect(told.map(({ kind }) => kind)).toEqual(['archives.failed']);
  expect(await keyOf(askArchive(actor))).toBeNull();
});

test('a file that storage does not give is waited for; one that it has lost is told', async () => {
  const actor = await owner();
  const bytes = Buffer.from('logo');
  const file = { kind: LOGO, agencyId: actor.agencyId, mime: 'image/png', name: 'Logo.png', bytes };
  const { key } = await database.db.transaction((tx) => putFile(tx, file));
  const id = await askArchive(actor);
  const get = vi.spyOn(disk(), 'getStream').mockRejectedValue(new Error('no answer'));
  await expect(make({ archiveId: id }, context())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  get.mockRestore();
  expect((await rowOf(id))?.state).toBe('WAITING');
  await disk().delete(key);
  await make({ archiveId: id }, context());
  expect((await rowOf(id))?.state).toBe('READY');
  const [told] = await database.db.select().from(messages).where(eq(messages.userId, actor.userId));
  expect(told).toMatchObject({ kind: 'archives.ready', payload: { archiveId: id } });
  expect(await listArchives(actor, { limit: 1 })).toMatchObject([{ id, missing: 1 }]);
  const mail = await database.db.transaction((tx) => composeArchiveReady({ archiveId: id }, { tx } as never));
  expect(JSON.stringify(mail)).toContain('menos 1 archivo que no estaba en el almacenamiento');
});

test('where nothing takes the bytes any more, no statement comes after the transaction', async () => {
  const { agencyId } = await owner();
  const { query } = pg.Client.prototype;
  const said: string[] = [];
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [what] = given as [string | { text: string }];
    said.push(typeof what === 'string' ? what : what.text);
    return Reflect.apply(query, this, given);
  } as never);
  const into = async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const _ of bytes) throw new Error('no storage');
  };
  await expect(writeArchive({ agencyId, now: new Date(), into })).rejects.toThrow('no storage');
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.restoreAllMocks();
  expect(said.at(-1)).toBe('rollback');
});

test('after its days it is gone, and one that nobody makes any more has failed', async () => {
  const actor = await owner();
  const id = await askArchive(actor);
  await make({ archiveId: id }, context());
  await forget({}, context());
  expect((await rowOf(id))?.state).toBe('READY');
  await at(new Date(Date.now() + 7 * DAY_MS + 1000), () => forget({}, context()));
  expect((await rowOf(id))?.state).toBe('GONE');
  expect(await partsOf(id)).toBe(0);
  expect(await keyOf(downloadArchive(actor, id))).toBe('errors.archive.gone');
  const stuck = await askArchive(actor);
  await at(new Date(Date.now() + DAY_MS + 1000), () => forget({}, context()));
  expect((await rowOf(stuck))?.state).toBe('FAILED');
});
