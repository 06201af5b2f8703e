import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { auditEntries, files } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { contractPdf } from '@/lib/contracts/document/document';
import { giveAgencyCode, pressForAgency } from '@/lib/contracts/testing/sign-both';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import { ACCEPTED, CONTEXT, JOB, makeSigner } from '@/lib/contracts/testing/signer';
import { anonymous } from '@/lib/core/actor';
import { COST_PROOF } from '@/lib/finances/file-kinds';
import { transact } from '@/lib/platform/transaction';
import { acceptQuotation } from '@/lib/quotations/accept-quotation';
import { makeFirst, sendAddition } from '@/lib/quotations/additions/testing/added-to';
import { quotationPdf } from '@/lib/quotations/document/document';
import { QUOTATION_PDF } from '@/lib/quotations/file-kinds';
import { safeName } from '@/lib/storage/file-name';
import '@/lib/root/documents';
import '@/lib/root/file-kinds';
import { disk } from '@/lib/storage/disk';
import { insertFile, storeBytes } from '@/lib/storage/put-file';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { openEventPack } from './open-pack';
import { uniqueNames } from './rules';

const database = useDatabase();

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

async function unzipped(body: ReadableStream): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await new Response(body).arrayBuffer()));
}

async function keep(agencyId: string, eventId: string, name: string, bytes: string, kind = COST_PROOF) {
  const stored = await storeBytes({
    ...{ kind, agencyId, eventId, mime: 'application/pdf', name, bytes: Buffer.from(bytes) },
  });
  return transact((tx) => insertFile(tx, stored));
}

test('an event’s papers come in one ZIP with what they are, and each counts as opened', async () => {
  const { owner, signer, place, agency } = await makeSigner();
  const { eventId } = place;
  const contract = await signWithCode(signer, ACCEPTED, CONTEXT);
  const first = await contractPdf.render(JOB, contract.id);
  await giveAgencyCode(owner, eventId);
  await pressForAgency(owner, eventId);
  const second = await contractPdf.render(JOB, contract.id);
  // Their bytes were never stored: storage has lost them.
  await keep(agency.id, eventId, 'recibo.pdf', 'uno');
  await keep(agency.id, eventId, 'Recibo.pdf', 'dos');
  await keep(agency.id, eventId, '=1+1.pdf', 'tres');
  await keep(agency.id, (await makeEvent(database.db, { agency })).id, 'otro-evento.pdf', 'ajeno');
  const { name, body } = await openEventPack(owner, eventId);
  expect(name).toMatch(/^documentos-[a-z0-9-]+\.zip$/);
  const found = await unzipped(body);
  const names = Object.keys(found);
  expect(names.slice(-2)).toEqual(['index.csv', 'index.html']);
  expect(names.filter((one) => one.startsWith('soportes-de-costos/'))).toEqual([
    'soportes-de-costos/recibo.pdf',
    'soportes-de-costos/Recibo (2).pdf',
    'soportes-de-costos/=1+1.pdf',
  ]);
  expect(names.filter((one) => one.startsWith('contratos/'))).toEqual([
    expect.stringMatching(/^contratos\/reemplazados\/Contrato CTR-\d{4}-00001 .+\.pdf$/),
    expect.stringMatching(/^contratos\/Contrato CTR-\d{4}-00001 .+\.pdf$/),
  ]);
  expect(names.join()).not.toContain('otro-evento');
  expect(text(found['soportes-de-costos/Recibo (2).pdf'])).toBe('dos');
  const csv = text(found['index.csv']);
  for (const said of [first.sha256, second.sha256, '/verificar/', 'Vigente', 'Reemplazado']) {
    expect(csv).toContain(said);
  }
  expect(csv.split('\r\n').filter((line) => line.includes('No se pudo leer'))).toHaveLength(4);
  expect(csv).not.toMatch(/(^|;)"=/m);
  expect(text(found['index.html'])).toContain('href="soportes-de-costos/Recibo%20(2).pdf"');
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.agencyId, agency.id));
  expect(told.filter(({ action }) => action === 'export-papers')).toMatchObject([{ entityId: eventId }]);
  expect(told.filter(({ action }) => action === 'open')).toHaveLength(names.length - 2);
});

test('of what was quoted besides it has what was accepted', async () => {
  const made = await makeFirst(database.db);
  const [waiting, accepted] = [await sendAddition(made), await sendAddition(made)];
  await acceptQuotation(made.actor, { quotationId: accepted.id });
  for (const { id } of [made.first, waiting, accepted]) await quotationPdf.render(JOB, id);
  const found = await unzipped((await openEventPack(made.actor, made.eventId)).body);
  const codes = Object.keys(found).flatMap((name) => /^cotizacion\/.*(COT-\d+)/.exec(name)?.[1] ?? []);
  expect(codes).toEqual(['COT-00001', 'COT-00003']);
  expect(text(found['index.csv'])).not.toContain('COT-00002');
});

test('it is for the people of that agency, and an event without papers has an empty index', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const stranger = await makeAgencyUser(database.db);
  await expect(openEventPack(stranger.actor, event.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(openEventPack(anonymous, event.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  const { body } = await openEventPack(actor, event.id);
  expect(Object.keys(await unzipped(body))).toEqual(['index.csv', 'index.html']);
});

test('of many files one is in memory at a time', async () => {
  const { agency, actor } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const file = await keep(agency.id, event.id, 'recibo.pdf', 'x'.repeat(200_000), QUOTATION_PDF);
  const copies = Array.from({ length: 400 }, () => ({ ...file, id: crypto.randomUUID() }));
  for (const copy of copies) {
    const key = `files/${copy.id}`;
    await disk().copy(file.key, key);
    await database.db.insert(files).values({ ...copy, key });
  }
  const { body } = await openEventPack(actor, event.id);
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  let total = 0;
  let chunks = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    total += chunk.length;
    chunks += 1;
    if (chunks % 50 !== 0) continue;
    // What is only not collected yet is not kept.
    collectGarbage();
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  }
  // All of them are 80 MB.
  expect(total).toBeGreaterThan(80_000_000);
  expect(chunks).toBeGreaterThan(400);
  expect(most).toBeLessThan(40_000_000);
});

test('names are safe on every system and stand once each', () => {
  expect(safeName('../../etc/passwd')).not.toMatch(/[/\\]|^\./);
  expect(safeName('a\u202Efdp.exe')).toBe('a-fdp.exe');
  expect(safeName('CON.pdf')).toBe('CON_.pdf');
  expect(safeName('   ')).toBe('archivo');
  expect(safeName(`${'ñ'.repeat(300)}.pdf`)).toHaveLength(114);
  expect(uniqueNames(['a/b.pdf', 'a/B.pdf', 'a/b.pdf', 'c/b.pdf'])).toEqual([
    'a/b.pdf',
    'a/B (2).pdf',
    'a/b (3).pdf',
    'c/b.pdf',
  ]);
});
