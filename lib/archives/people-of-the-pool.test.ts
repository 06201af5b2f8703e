import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { agencies, auditEntries, talentTags } from '@/db/schema';
import { unguarded } from '@/db/testing/unguarded';
import { useDatabase } from '@/db/testing/use-database';
import { log } from '@/lib/platform/log';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { askArchive } from './ask-archive';
import { handle as make } from './make-archive';
import { makeArchive } from './testing/make-archive';

const database = useDatabase();

type Row = Record<string, unknown>;

/** An agency with a talent that it brought, one that said yes to it, and one that has not answered. */
async function makeCast() {
  const { db } = database;
  const { actor, agency } = await makeAgencyUser(db, { role: 'OWNER' });
  const event = await makeEvent(db, { agency });
  const convocatory = await makeConvocatory(db, { event });
  const looks = { eyeColour: 'Verde', shortDescription: 'Baila' };
  const brought = await makeTalent(db, { ...looks, broughtByAgencyId: agency.id });
  const willing = await makeTalent(db, looks);
  const silent = await makeTalent(db, looks);
  await makeConvocated(db, { convocatory, talent: willing });
  await makeConvocated(db, { convocatory, talent: silent, stateId: 1811, applicationStateId: 1814 });
  return { actor: { ...actor, fresh: true }, agency, event, brought, willing, silent };
}

async function tablesOf(agencyId: string): Promise<(table: string) => Row[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'elenco-pool-'));
  const file = path.join(folder, 'all.zip');
  await makeArchive(agencyId, file);
  const entries = unzipSync(new Uint8Array(await readFile(file)));
  await rm(folder, { recursive: true });
  return (table) =>
    strFromU8(entries[`tablas/${table}.ndjson`] ?? new Uint8Array())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Row);
}

test.each([22, 24, 26])('in state %i an archive shows of the pool a name alone', async (stateId) => {
  const { agency, brought, willing, silent } = await makeCast();
  await unguarded(database.db, 'agencies', (tx) =>
    tx.update(agencies).set({ stateId }).where(eq(agencies.id, agency.id)),
  );
  const rowsOf = await tablesOf(agency.id);
  const rows = new Map(rowsOf('talents').map((row) => [row.id, row]));
  expect(rows.get(brought.id)).toMatchObject({ phone: brought.phone, height: '174', eye_colour: 'Verde' });
  for (const { id, name } of [willing, silent])
    expect(rows.get(id)).toMatchObject({
      ...{ name, email: `${id}@elenco.invalid`, phone: null, address: null, identification: null },
      ...{ height: null, eye_colour: null, residence_city_id: null, short_description: null },
      ...{ photo_file_id: null, offer_terms: [] },
    });
  const ofPool = (table: string) => rowsOf(table).map((row) => row.talent_id);
  expect([...ofPool('talent_profiles'), ...ofPool('talent_photos')]).toEqual([brought.id, brought.id]);
});

test('an agency that Elenco let in has the looks of all, and reaches whom it may', async () => {
  const { agency, brought, willing, silent } = await makeCast();
  const rows = new Map((await tablesOf(agency.id))('talents').map((row) => [row.id, row]));
  for (const { id, phone } of [brought, willing])
    expect(rows.get(id)).toMatchObject({ phone, eye_colour: 'Verde' });
  expect(rows.get(silent.id)).toMatchObject({ phone: null, eye_colour: 'Verde' });
});

test('each talent whose contact data go along is told of it once', async () => {
  const { actor, event, brought, willing, silent } = await makeCast();
  const archiveId = await askArchive(actor);
  const context = {
    actor: { kind: 'job', name: 'test' } as const,
    ...{ log, attempt: 1, lastAttempt: true, signal: AbortSignal.timeout(60_000) },
  };
  await make({ archiveId }, context);
  await make({ archiveId }, context);
  const viewsOf = (id: string) =>
    database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'talent-contact'), eq(auditEntries.entityId, id)));
  const by = { actorKind: 'agencyUser', actorId: actor.userId, agencyId: actor.agencyId, action: 'open' };
  expect(await viewsOf(brought.id)).toMatchObject([by]);
  expect(await viewsOf(willing.id)).toMatchObject([{ ...by, detail: { eventId: event.id } }]);
  expect(await viewsOf(silent.id)).toEqual([]);
});

test('rows go in the order of bytes, whatever the collation of the database', async () => {
  const { agency, brought } = await makeCast();
  await database.db.execute(sql`alter table talent_tags alter column tag type text collate "es-x-icu"`);
  const tags = ['z', 'á', 'ab', 'a-c', 'a b'];
  await database.db
    .insert(talentTags)
    .values(tags.map((tag) => ({ agencyId: agency.id, talentId: brought.id, tag })));
  const rows = (await tablesOf(agency.id))('talent_tags');
  expect(rows.map(({ tag }) => tag)).toEqual(['a b', 'a-c', 'ab', 'z', 'á']);
});
