import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { files, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { openFile } from '@/lib/storage/open-file';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createQuotation } from '../drafts/create-quotation';
import { quotationSent } from '../messages';
import { draftInput } from '../testing/draft-input';
import { quotationPdf } from './document';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'documents.render' };

async function textOf(bytes: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the PDF is made once, however many ask at once, and holds what the client may see', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency, nameEvent: 'Feria/Ñandú' });
  const made = await Promise.all([
    quotationPdf.render(job, sent.id),
    quotationPdf.render(actor, sent.id),
    quotationPdf.render(job, sent.id),
  ]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await quotationPdf.render(actor, sent.id)).toMatchObject({
    id: made[0]?.id,
    name: 'Cotización COT-00001 Feria-Ñandú.pdf',
  });
  const living = (await database.db.select().from(files).where(eq(files.agencyId, agency.id))).filter(
    ({ deletedAt }) => deletedAt === null,
  );
  expect(living).toHaveLength(1);
  const [row] = await database.db.select().from(quotations).where(eq(quotations.id, sent.id));
  expect(row?.updatedAt).toEqual(sent.updatedAt);

  const { body } = await openFile(actor, made[0]?.id ?? '');
  const text = await textOf(await buffer(body));
  expect(text).toContain('COT-00001');
  expect(text).toContain(agency.name);
  expect(text).toContain(`$ ${sent.total.toLocaleString('de-DE')}`.replace(' ', ' '));
  expect(text).not.toContain(sent.priceGain.toLocaleString('de-DE'));
});

test('the job of the PDF and the mail that carries it draw and seal one between them', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency });
  const [mail, pdf] = await Promise.all([
    transact((tx) => quotationSent({ quotationId: sent.id }, { tx, actor: { kind: 'job', name: 'mail' } })),
    quotationPdf.render(job, sent.id),
  ]);
  expect(mail?.attachments).toEqual([pdf.id]);
  expect(await database.db.$count(files, eq(files.agencyId, agency.id))).toBe(1);
});

test('a draft is shown as its client would get it, and nothing is kept', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const draft = await createQuotation(actor, draftInput);
  const { bytes, name } = await quotationPdf.preview(actor, draft.id);
  expect(name).toBe('Cotización Lanzamiento de otoño.pdf');
  expect(await textOf(bytes)).toContain('Borrador');
  expect(await database.db.$count(files, eq(files.agencyId, agency.id))).toBe(0);
  const other = await makeAgencyUser(database.db);
  await expect(quotationPdf.preview(other.actor, draft.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('[2.7.3/mail: quotation] the mail goes to the stored address with the PDF attached, and not once the quotation is answered', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const sent = await makeQuotation(database.db, { agency, nameEvent: 'Feria' });
  const compose = () => transact((tx) => quotationSent({ quotationId: sent.id }, { tx, actor: job }));
  const mail = await compose();
  const pdf = await quotationPdf.render(job, sent.id);
  expect(mail).toMatchObject({
    to: { name: 'Camila Rojas', address: sent.emailClient },
    replyTo: { address: agency.email },
    subject: 'Cotización COT-00001 · Feria',
    attachments: [pdf.id],
  });
  await database.db.update(quotations).set({ stateId: 64 }).where(eq(quotations.id, sent.id));
  expect(await compose()).toBeNull();
});
