import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { documentSeals, files, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { queueDocument } from '@/lib/documents/jobs';
import { verifyPdf } from '@/lib/documents/testing/verify-pdf';
import { verifyFile } from '@/lib/documents/verification/queries';
import { transact } from '@/lib/platform/transaction';
import { keepSentOffer } from '@/lib/quotations/offers/sent-offer';
import { readFileBytes } from '@/lib/storage/open-file';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import './documents';

// With `DOCUMENTS=200 npx vitest run lib/root/killed-worker.test.ts` the worker is killed during 200 drawings.
const DOCUMENTS = Number(process.env.DOCUMENTS ?? 12);
const KILLS = DOCUMENTS > 50 ? 8 : 1;
const PATIENCE_MS = 200_000 + DOCUMENTS * 10_000;

const database = useDatabase();
let worker: ChildProcess | null = null;
afterEach(() => worker?.kill('SIGKILL'));

const startWorker = () =>
  spawn(process.execPath, ['--import', 'tsx', 'scripts/worker.ts'], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'ignore',
  });

async function killWorker(): Promise<void> {
  if (!worker) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

test('a worker that is killed while it draws leaves each document with one PDF, sealed, that verifies', {
  timeout: PATIENCE_MS + 60_000,
}, async () => {
  const { agency } = await makeAgencyUser(database.db);
  const ids: string[] = [];
  for (let number = 0; number < DOCUMENTS; number++) {
    const quotation = await makeQuotation(database.db, { agency });
    ids.push(quotation.id);
    await transact(async (tx) => {
      await keepSentOffer(tx, quotation);
      await queueDocument(tx, 'quotation', quotation);
    });
  }
  const drawn = async () => (await database.db.select().from(documentSeals)).length;
  const until = Date.now() + PATIENCE_MS;
  let kills = 0;
  for (let seen = 0; seen < DOCUMENTS && Date.now() < until; ) {
    worker ??= startWorker();
    await sleep(50);
    const now = await drawn();
    // Somewhere in the next drawing, a different place each time.
    if (now > seen && now < DOCUMENTS && kills < KILLS && now >= ((kills + 1) * DOCUMENTS) / (KILLS + 2)) {
      await sleep(Math.random() * 300);
      await killWorker();
      worker = null;
      kills++;
    }
    seen = now;
  }
  expect(kills).toBe(KILLS);
  const rows = await database.db.select().from(quotations);
  const seals = await database.db.select().from(documentSeals);
  expect(seals.map(({ documentId }) => documentId).toSorted()).toEqual(ids.toSorted());
  expect(rows.map(({ pdfFileId }) => pdfFileId).toSorted()).toEqual(
    seals.map(({ fileId }) => fileId).toSorted(),
  );
  // A drawing that was broken off leaves at most a file that is marked as deleted, whose bytes may be gone by now.
  const kept = await database.db.select().from(files).where(isNull(files.deletedAt));
  expect(kept.map(({ id }) => id).toSorted()).toEqual(seals.map(({ fileId }) => fileId).toSorted());
  for (const file of kept) {
    const bytes = await readFileBytes(file);
    expect(await verifyPdf(bytes)).toMatchObject({ isValid: true, coversAll: true });
  }
  const [first] = seals;
  expect(await verifyFile({ ip: null }, { sha256: first?.sha256 ?? '', code: null })).toMatchObject({
    result: 'INTACT',
    document: { kind: 'quotation' },
  });
});
