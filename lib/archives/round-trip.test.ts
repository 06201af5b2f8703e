import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries, messages, talentNotes, talents, talentTags, users } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { openContractPdf } from '@/lib/contracts/document/document';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, makeSigner } from '@/lib/contracts/testing/signer';
import { getEvent } from '@/lib/events/queries';
import { verifyChain } from '@/lib/platform/audit-chain/verify-chain';
import { at } from '@/lib/platform/clock';
import { getQuotation } from '@/lib/quotations/queries';
import '@/lib/root/file-kinds';
import { removeOrphans } from '@/lib/storage/clean-storage';
import { disk } from '@/lib/storage/disk';
import { openFile } from '@/lib/storage/open-file';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeAdministrator, makeLink } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { makeTenant, type Tenant } from '@/lib/testing/tenant';
import { takeArchive } from './importing/take-archive';
import type { Manifest } from './manifest';
import { ACCOUNT, makeBusyAgency } from './testing/busy-agency';
import { makeArchive } from './testing/make-archive';
import { useInstallation } from './testing/two-installations';

const source = useInstallation('a');
const target = useInstallation('b');
const NOW = new Date();
const DAY_MS = 86_400_000;
const job = { kind: 'job', name: 'take-archive' } as const;

/** What an agency to which somebody has not answered does not see. */
const CLOSED = { email: 'cerrada@correo.example', phone: '3009998877', address: 'Transversal Cerrada 4' };

let folder: string;
let zip: string;
let own: Tenant;
let other: Tenant;
let first: Manifest;
let entries: Record<string, Uint8Array>;
let secret: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'elenco-zip-'));
  zip = path.join(folder, 'first.zip');
  await source.enter();
  const { db } = source.database;
  own = await makeBusyAgency(source.database);
  other = await makeTenant(db);
  const closed = await makeTalent(db, { ...CLOSED, identification: '1999777444', birthdate: '1991-02-03' });
  await makeConvocated(db, {
    convocatory: { id: own.convocatory, agencyId: own.agency, eventId: own.event } as never,
    talentId: closed.id,
    stateId: 1811,
    applicationStateId: 1814,
  });
  // The other agency keeps words of its own on a talent of both.
  const { marker } = other;
  const theirs = { agencyId: other.agency, talentId: own.talent };
  await db
    .insert(talentNotes)
    .values({ ...theirs, note: `Nota ${marker}`, userId: other.members.owner.userId });
  await db.insert(talentTags).values({ ...theirs, tag: marker.toLowerCase() });
  await db
    .update(talents)
    .set({ broughtByAgencyId: other.agency, passwordHash: '$2b$04$secretodeltalento' })
    .where(eq(talents.id, own.talent));
  const { user: administrator } = await makeAdministrator(db);
  await db
    .update(users)
    .set({ name: 'Administradora', email: 'oculta@elenco.example' })
    .where(eq(users.id, administrator.id));
  await db.execute(
    sql`update support_requests set answered_by = ${administrator.id} where agency_id = ${own.agency} and answer is not null`,
  );
  await db
    .update(users)
    .set({ passwordHash: '$2b$04$secretodelequipo' })
    .where(eq(users.id, own.members.owner.userId));
  ({ secret } = await makeLink(db, 'QUOTATION_ANSWER', { agencyId: own.agency, quotationId: own.sent }));
  first = await makeArchive(own.agency, zip, NOW);
  entries = unzipSync(new Uint8Array(await readFile(zip)));
}, 300_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

const textOf = (name: string): string => strFromU8(entries[name] ?? new Uint8Array());
const everything = () =>
  Object.values(entries)
    .map((bytes) => strFromU8(bytes, true))
    .join('\n');

test('an archive holds rows of every kind, twice each, and says what they are', () => {
  const few = Object.entries(first.tables).filter(([, { rows }]) => rows < 2);
  expect(few.map(([table]) => table)).toEqual(['agencies', 'collection_settings', 'support_note_series']);
  expect(JSON.parse(textOf('manifest.json'))).toEqual(first);
  const readme = textOf('LEEME.md');
  for (const [table, { columns }] of Object.entries(first.tables)) {
    expect(readme).toContain(`### ${table}\n`);
    for (const column of columns) expect(readme).toContain(`| ${column} |`);
    expect([...(entries[`tablas/${table}.csv`] ?? []).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
  }
  // A text that a spreadsheet would run.
  expect(textOf('tablas/client_notes.ndjson')).toContain('"=texto 1');
  expect(textOf('tablas/client_notes.csv')).toContain('"\'=texto 1');
  expect(textOf('tablas/claims.ndjson')).toContain(`"account_number":"${ACCOUNT}"`);
});

test('nothing of another agency, no secret and nothing that the agency does not see is in it', () => {
  const all = everything();
  expect(all).toContain(own.marker);
  const hidden = [
    other.marker,
    other.marker.toLowerCase(),
    other.agency,
    ...[CLOSED.email, CLOSED.phone, CLOSED.address, '1999777444', '1991-02-03'],
    ...['secretodeltalento', 'secretodelequipo', '$2b$', secret],
    ...['Administradora', 'oculta@elenco.example', 'enc1.'],
    ...['Calle Escondida', 'Conductor Escondido', 'secreto@correo.example'],
  ];
  for (const text of hidden) expect(all.includes(text), text).toBe(false);
});

test('an agency goes to an empty installation, and its tables there are equal by hash', async () => {
  await target.enter();
  const storage = disk();
  const put = storage.put.bind(storage);
  // The nightly cleaning comes in between: the row of these bytes is not there yet.
  vi.spyOn(storage, 'put').mockImplementation(async (...given) => {
    await put(...given);
    await at(new Date(NOW.getTime() + 2 * DAY_MS), removeOrphans);
  });
  const taken = await takeArchive(job, zip);
  vi.restoreAllMocks();
  expect(taken).toMatchObject({ agencyId: own.agency, missing: first.missing.length });
  expect(await makeArchive(own.agency, path.join(folder, 'second.zip'), NOW)).toEqual(first);
});

test('there its people read it, set a password by a link, and nobody is told of what was', async () => {
  await target.enter();
  const { db, pool } = target.database;
  const owner = {
    kind: 'agencyUser',
    role: 'OWNER',
    agencyId: own.agency,
    agencyState: 23,
    userId: own.members.owner.userId,
    userState: 73,
    fresh: true,
  } as never;
  expect(await getEvent(owner, own.event)).toMatchObject({ id: own.event });
  expect(await getQuotation(owner, own.sent)).toMatchObject({ id: own.sent });
  for (const id of Object.keys(first.files)) {
    const bytes = await buffer((await openFile(owner, id)).body);
    expect(bytes.toString()).toContain(own.marker);
  }
  expect(await db.$count(messages, eq(messages.kind, 'identity.password-reset'))).toBeGreaterThan(2);
  expect((await verifyChain(pool, {})).fault).toBeNull();
  const { rows } = await pool.query('select count(*)::int as count from inbox_notices');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await db.$count(auditEntries, eq(auditEntries.action, 'take-in'))).toBe(1);
  await expect(takeArchive(job, zip)).rejects.toMatchObject({ messageKey: 'archives.refused.agencyThere' });
});

test('a contract that was signed there is read here', async () => {
  await source.enter();
  const { signer, owner, agency } = await makeSigner();
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const drawn = await openContractPdf(signer);
  const archive = path.join(folder, 'signed.zip');
  await makeArchive(agency.id, archive, NOW);
  await target.enter();
  await takeArchive(job, archive);
  const { file, body } = await openFile(owner, drawn.file.id);
  expect(file.sha256).toBe(drawn.file.sha256);
  expect(await readPdf(await buffer(body))).toContain(`CTR-${contract.dateContract.slice(0, 4)}-00001`);
});
