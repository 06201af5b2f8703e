import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentSeals, messages, quotationAnswers } from '@/db/schema';
import { readPdf } from '@/db/testing/read-pdf';
import { useDatabase } from '@/db/testing/use-database';
import { runAllJobs } from '@/lib/root/testing/run-all-jobs';
import { openStoredFile } from '@/lib/storage/open-file';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { quotationPdf } from '../document/document';
import { QUOTATION_PDF } from '../file-kinds';
import { acceptOffer } from './accept-offer';
import { acceptance, CONTEXT, clientOf } from './testing/client-link';

const database = useDatabase();
const mailsAbout = (answerId: string) =>
  database.db.select().from(messages).where(sql`${messages.payload} ->> 'answerId' = ${answerId}`);

test('who accepts gets a receipt, with the PDF of what it accepted', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency });
  const client = await clientOf(quotation);
  const plain = await quotationPdf.render(actor, quotation.id);
  const given = await acceptance(quotation);
  await acceptOffer(client, given, CONTEXT);
  const [answer] = await database.db
    .select()
    .from(quotationAnswers)
    .where(eq(quotationAnswers.quotationId, quotation.id));
  const mails = await mailsAbout(answer?.id ?? '');
  expect(mails.map(({ kind, toAddress }) => ({ kind, toAddress }))).toContainEqual({
    kind: 'quotations.acceptance-receipt',
    toAddress: quotation.emailClient,
  });
  await runAllJobs();
  const proof = await quotationPdf.render(actor, quotation.id);
  expect(proof.id).not.toBe(plain.id);
  const text = await readPdf(await buffer((await openStoredFile(actor, proof, QUOTATION_PDF)).body));
  expect(text).toContain('Constancia de aceptación');
  expect(text).toContain('Camila Rojas');
  expect(text.replaceAll(/\s/g, '')).toContain(given.hash);
  const [sent] = (await mailsAbout(answer?.id ?? '')).filter(({ kind }) => kind.includes('receipt'));
  expect(sent?.status).toBe('SENT');
  const seals = await database.db.select().from(documentSeals).orderBy(documentSeals.createdAt);
  expect(seals).toMatchObject(
    [plain, proof].map(({ id, sha256 }) => ({
      kind: 'quotation',
      documentId: quotation.id,
      fileId: id,
      sha256,
      contentHash: given.hash,
    })),
  );
});
