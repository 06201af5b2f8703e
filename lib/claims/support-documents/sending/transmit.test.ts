import { createServer, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claims, files, messages, supportDocuments, talents } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { env, resetEnv } from '@/lib/platform/env';
import { readFileBytes } from '@/lib/storage/open-file';
import { approveClaim } from '../../review/approve-claim';
import { reopenClaim } from '../../review/reopen-claim';
import { makeReview } from '../../testing/reviewed';
import { supportPdf } from '../document';
import { resendSupport } from '../resend-document';
import { makeAuthorization } from '../testing/numbered';
import { structureProblems } from '../ubl/check-structure';
import { transmit } from './transmit';
import '@/lib/root/notices';
import '@/lib/root/documents';

const database = useDatabase();
const actor = { kind: 'job', name: 'test' } as const;
const TOKEN = 'ficha-del-proveedor';

type Asked = {
  method: string;
  path: string;
  body: Record<string, string>;
  authorization: string;
  key: string;
};
type Answer = { status: number; body: unknown } | 'SILENCE';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const close of closers.splice(0)) await close();
});

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) : {};
}

/** A provider that answers what it is told to, in order, and what it knows of a document by its CUDS. */
async function startProvider(answers: Answer[], known: Record<string, unknown> = {}) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url: path = '', headers } = request;
    asked.push({
      method,
      path,
      body,
      authorization: headers.authorization ?? '',
      key: String(headers['idempotency-key'] ?? ''),
    });
    const found = known[path.split('/').at(-1) ?? ''];
    const answer: Answer =
      method === 'GET'
        ? found
          ? { status: 200, body: found }
          : { status: 404, body: {} }
        : (answers.shift() ?? 'SILENCE');
    if (answer === 'SILENCE') return request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  closers.push(() => new Promise((resolve) => server.close(() => resolve())));
  Object.assign(process.env, {
    EINVOICE_DRIVER: 'http',
    EINVOICE_URL: `http://127.0.0.1:${port}/v1/`,
    EINVOICE_TOKEN: TOKEN,
    DIAN_SOFTWARE_ID: '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0',
    DIAN_SOFTWARE_PIN: '75315',
  });
  resetEnv();
  return { asked, known };
}

beforeEach(() => {
  for (const name of Object.keys(process.env)) if (/^(EINVOICE|DIAN)_/.test(name)) delete process.env[name];
  resetEnv();
});

async function makeSupported() {
  const identification = String(900_000_000 + Math.floor(Math.random() * 99_999_999));
  const review = await makeReview(database.db, { identification });
  await makeAuthorization(database.db, review.agency.id);
  await database.db
    .update(claims)
    .set({ identification: '1020304050' })
    .where(eq(claims.id, review.claim.id));
  await approveClaim(review.owner, review.claim.id);
  const document = await documentOf(review.claim.id);
  return { ...review, document, send: () => transmit({ id: document.id }, { actor }) };
}

async function documentOf(claimId: string, kind: 'DOCUMENT' | 'ADJUSTMENT' = 'DOCUMENT') {
  const rows = await database.db.select().from(supportDocuments).where(eq(supportDocuments.claimId, claimId));
  const row = rows.find((one) => one.kind === kind);
  if (!row) throw new Error('no document');
  return row;
}

test('without a provider it is checked, accepted and kept, and its PDF is drawn and sealed', async () => {
  const { claim, document, send } = await makeSupported();
  expect(env().EINVOICE_DRIVER).toBe('local');
  await send();
  await send();
  const accepted = await documentOf(claim.id);
  expect(accepted).toMatchObject({ state: 'ACCEPTED', provider: 'local', rejectedReason: null });
  const [file] = await database.db
    .select()
    .from(files)
    .where(eq(files.id, accepted.xmlFileId ?? ''));
  if (!file) throw new Error('no file');
  expect(file).toMatchObject({
    kind: 'SUPPORT_XML',
    name: 'Documento soporte DS1.xml',
    mime: 'application/xml',
  });
  const xml = (await readFileBytes(file)).toString();
  expect(structureProblems(xml)).toEqual([]);
  expect(xml).toContain(document.cuds);
  const pdf = await supportPdf.render(actor, document.id);
  expect(pdf).toMatchObject({ kind: 'SUPPORT_PDF', name: 'Documento soporte DS1.pdf' });
});

test('what lacks is told to the agency, and corrected under the same number', async () => {
  const { owner, agency, claim, document, send } = await makeSupported();
  // Of a talent that has not said where it lives.
  await database.db.update(talents).set({ residenceCityId: null }).where(eq(talents.id, claim.talentId));
  await database.db
    .update(supportDocuments)
    .set({ state: 'REJECTED', rejectedReason: 'x' })
    .where(eq(supportDocuments.id, document.id));
  await resendSupport(owner, document.id);
  await send();
  const rejected = await documentOf(claim.id);
  expect(rejected).toMatchObject({ state: 'REJECTED', xmlFileId: null });
  expect(rejected.rejectedReason).toContain('Falta la ciudad del talento');
  const told = await database.db.select().from(messages).where(eq(messages.agencyId, agency.id));
  expect(told.map(({ kind }) => kind)).toContain('claims.support-rejected');
  await database.db.update(talents).set({ residenceCityId: 1 }).where(eq(talents.id, claim.talentId));
  await resendSupport(owner, document.id);
  await send();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'ACCEPTED', number: 1 });
});

test('a provider gets the XML with its token, once, and what it accepts is accepted', async () => {
  const { asked } = await startProvider([{ status: 201, body: { state: 'ACCEPTED', reference: 'P-1' } }]);
  const { claim, document, send } = await makeSupported();
  await send();
  await send();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'ACCEPTED', provider: 'http', reference: 'P-1' });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    method: 'POST',
    path: '/v1/documents',
    authorization: `Bearer ${TOKEN}`,
    key: document.cuds,
    body: { type: 'support-document', number: 'DS1', cuds: document.cuds, environment: '2' },
  });
  expect(asked[0]?.body.issuerNit).toBe((document.snapshot as { buyer: { id: string } }).buyer.id);
  expect(structureProblems(Buffer.from(asked[0]?.body.xml ?? '', 'base64').toString())).toEqual([]);
});

test('what the DIAN rejects is rejected with its reasons', async () => {
  await startProvider([
    {
      status: 422,
      body: { state: 'REJECTED', reference: 'P-2', reasons: ['DSAD06: CUDS.', 'DSAJ08a: dirección.'] },
    },
  ]);
  const { claim, send } = await makeSupported();
  await send();
  expect(await documentOf(claim.id)).toMatchObject({
    state: 'REJECTED',
    rejectedReason: 'DSAD06: CUDS. DSAJ08a: dirección.',
  });
});

test.each([
  ['its own trouble', { status: 503, body: {} }],
  ['a token that it does not take', { status: 401, body: { message: 'no' } }],
  ['an answer that is none', { status: 200, body: { ok: true } }],
  ['no answer', 'SILENCE'],
] as const)('%s is tried again: nobody is told that it was rejected', async (_what, answer) => {
  await startProvider([answer, { status: 200, body: { state: 'ACCEPTED' } }]);
  const { claim, send } = await makeSupported();
  await expect(send()).rejects.toThrow();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'PENDING', rejectedReason: null });
  await send();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'ACCEPTED' });
});

test('whoever took it before the answer was lost is asked, and not sent it again', async () => {
  const { asked, known } = await startProvider(['SILENCE']);
  const { claim, document, send } = await makeSupported();
  await expect(send()).rejects.toThrow();
  known[document.cuds] = { state: 'ACCEPTED', reference: 'P-3' };
  await send();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'ACCEPTED', reference: 'P-3' });
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET']);
});

test('one that the DIAN has not decided is asked for again', async () => {
  const { known } = await startProvider([{ status: 202, body: { state: 'PENDING', reference: 'P-4' } }]);
  const { claim, document, send } = await makeSupported();
  await expect(send()).rejects.toThrow('not decided');
  expect(await documentOf(claim.id)).toMatchObject({ state: 'PENDING', reference: 'P-4' });
  known[document.cuds] = { state: 'REJECTED', reasons: ['No'] };
  await send();
  expect(await documentOf(claim.id)).toMatchObject({ state: 'REJECTED', rejectedReason: 'No' });
});

test('a note waits for the document that it adjusts, and falls with it', async () => {
  const { owner, claim, send } = await makeSupported();
  await reopenClaim(owner, claim.id);
  const note = await documentOf(claim.id, 'ADJUSTMENT');
  const sendNote = () => transmit({ id: note.id }, { actor });
  await expect(sendNote()).rejects.toThrow('waits');
  await send();
  await sendNote();
  expect(await documentOf(claim.id, 'ADJUSTMENT')).toMatchObject({ state: 'ACCEPTED' });
  await approveClaim(owner, claim.id);
});
