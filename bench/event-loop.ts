import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { openDatabase } from '../db/testing/open-database.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import type { AgencyActor } from '../lib/core/actor.ts';
import { QUOTATION } from '../lib/core/states.ts';
import { makeAgencyUser, TEST_PASSWORD } from '../lib/testing/factories/identity.ts';
import { makeQuotation } from '../lib/testing/factories/quotations.ts';
import { adoptRunningDatabase } from '../scripts/start/running-database.ts';
import { signIn } from './event-loop/visitor.ts';

// How long the event loop of the web process stands still while somebody else uploads pictures and asks for PDFs, which
// is how long everybody else waits before their request is even looked at: idle, at work, and as it would be if the
// process drew the documents itself.

const EACH = Number(process.env.BENCH_EACH) || 20;
const IDLE_MS = 15_000;
const LINES = 100;
const PICTURE = { width: 4000, height: 3000 };

/** In nanoseconds. */
type Delay = Readonly<Record<'p50' | 'p99' | 'max' | 'mean' | 'stddev', number>>;

const socket = path.join(tmpdir(), `elenco-delay-${process.pid}.sock`);
const preload = pathToFileURL(path.join(import.meta.dirname, 'event-loop/measure-delay.mjs'));
preload.searchParams.set('socket', socket);
process.env.NODE_OPTIONS = `--import ${preload.href}`;

/** What the web process measured since it was last asked by POST. */
function delayOfElenco(method: 'GET' | 'POST'): Promise<Delay> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socket, method }, (answer) => {
      text(answer).then((body) => resolve(JSON.parse(body)), reject);
    });
    asked.once('error', reject).end();
  });
}

/** A photograph's worth of detail: noise, enlarged. */
async function picture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 1000, height: 750, channels: 3, background: 'grey', noise } as const;
  return sharp({ create }).resize(PICTURE).jpeg({ quality: 80 }).toBuffer();
}

const times = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: EACH }, work));

/**
 * What a request that comes at any moment waits on average. A standstill of ten seconds is one turn of the loop among
 * thousands, which percentiles of turns do not see, and yet most of the time.
 */
const waitOf = (mean: number, stddev: number): number => (mean ** 2 + stddev ** 2) / (2 * mean);

async function measure(name: string, work: () => Promise<string>, read: () => Promise<Delay>) {
  const began = performance.now();
  const told = await work();
  const seconds = (performance.now() - began) / 1000;
  const { p50, p99, max, mean, stddev } = await read();
  const ms = (nanos: number) => Number((nanos / 1e6).toFixed(1));
  return {
    run: name,
    'p50 ms': ms(p50),
    'p99 ms': ms(p99),
    'max ms': ms(max),
    'wait ms': ms(waitOf(mean, stddev)),
    s: Number(seconds.toFixed(1)),
    told,
  };
}

/** The same documents and pictures, drawn and encoded in the process that is measured. */
async function drawHere(actor: AgencyActor, quotationId: string, bytes: Buffer): Promise<string> {
  const { readQuotationDocument } = await import('@/lib/quotations/offers/queries.ts');
  const { renderQuotationPdf } = await import('../lib/quotations/pdf/quotation-pdf.tsx');
  const { reencodeImage } = await import('../lib/storage/decode-image.ts');
  const document = { ...(await readQuotationDocument(actor, quotationId)), acceptance: null };
  await Promise.all([times(() => reencodeImage(bytes, 'jpg')), times(() => renderQuotationPdf(document))]);
  return `${EACH} + ${EACH}`;
}

// What is measured is one process.
process.env.WEB_PROCESSES = '1';
const stopElenco = await startElenco();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
try {
  const { actor, agency, user } = await makeAgencyUser(db);
  const lines = Array.from({ length: LINES }, () => ({}));
  const draft = await makeQuotation(db, {
    agency,
    lines,
    stateId: QUOTATION.DRAFT,
    code: null,
    sentAt: null,
  });
  const bytes = await picture();
  const visitor = await signIn(url, { email: user.email, password: TEST_PASSWORD });
  const upload = () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }));
    return visitor.ask('/upload-images', { method: 'POST', body });
  };
  const pdf = () => visitor.ask(`/api/quotations/${draft.id}/pdf`);

  // Each way once before, so that nothing is loaded for the first time while it is measured.
  if ((await upload()) !== 200 || (await pdf()) !== 200)
    throw new Error('the first upload or PDF was refused');

  await delayOfElenco('POST');
  const idle = await measure(
    'idle',
    async () => `${await sleep(IDLE_MS, '')}`,
    () => delayOfElenco('GET'),
  );
  await delayOfElenco('POST');
  const atWork = await measure(
    'at work',
    async () => {
      const [uploads, documents] = await Promise.all([times(upload), times(pdf)]);
      const good = (all: number[]) => all.filter((status) => status === 200).length;
      return `${good(uploads)} + ${good(documents)} of ${EACH} + ${EACH}`;
    },
    () => delayOfElenco('GET'),
  );

  process.env.DATA_DIR = dataDir;
  await adoptRunningDatabase();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const { renderQuotationPdf } = await import('../lib/quotations/pdf/quotation-pdf.tsx');
  const { readQuotationDocument } = await import('@/lib/quotations/offers/queries.ts');
  await renderQuotationPdf({ ...(await readQuotationDocument(actor, draft.id)), acceptance: null });
  delay.enable();
  const inProcess = await measure(
    'the same, drawn in the measured process',
    () => drawHere(actor, draft.id, bytes),
    async () => {
      const { max, mean, stddev } = delay;
      return { p50: delay.percentile(50), p99: delay.percentile(99), max, mean, stddev };
    },
  );
  console.log(
    `${EACH} pictures of ${(bytes.length / 1e6).toFixed(1)} MB and ${EACH} PDFs of ${LINES} lines at once`,
  );
  console.table([idle, atWork, inProcess]);
} finally {
  await pool.end();
  const { closeDatabase } = await import('../lib/platform/database.ts');
  await closeDatabase();
  await stopElenco();
  await rm(socket, { force: true });
}
