import { and, eq, isNull } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { spendAllowance } from '@/lib/identity/limits/spend-allowance';
import { renderOutside } from '@/lib/pdf/outside/render-outside';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { fileHeaders, fileResponse } from '@/lib/storage/file-response';
import { keepFirst } from '@/lib/storage/keep-first';
import { findFile, openStoredFile } from '@/lib/storage/open-file';
import { type FileRow, type NewFile, storeBytes } from '@/lib/storage/put-file';
import { findAnswers } from '../answers/queries';
import { acceptanceOf } from '../answers/rules';
import { readQuotationDocument } from '../document/queries';
import type { QuotationDocument } from '../pdf/quotation-document';
import { getQuotation, type QuotationDetail } from '../queries';
import { isEditable, quotationCode } from '../rules';

const fileName = ({ code, version, nameEvent }: QuotationDetail): string =>
  `${['Cotización', quotationCode(code, version), nameEvent.replaceAll(/[/\\]/g, '-')].filter(Boolean).join(' ')}.pdf`;

const PDF = { module: 'lib/quotations/pdf/quotation-pdf.tsx', maker: 'renderQuotationPdf' };

/** A job draws where it is; for a person another process does, so that the others are answered meanwhile. */
async function draw(actor: Actor, document: QuotationDocument): Promise<Buffer> {
  if (actor.kind !== 'job') {
    await spendAllowance(actor, 'rendering');
    return renderOutside({ ...PDF, document });
  }
  const { renderQuotationPdf } = await import('../pdf/quotation-pdf');
  return renderQuotationPdf(document);
}

async function render(actor: Actor, quotation: QuotationDetail): Promise<NewFile & { bytes: Buffer }> {
  const [content, answers] = await Promise.all([
    readQuotationDocument(actor, quotation.id),
    findAnswers(database(), quotation.id),
  ]);
  const document = { ...content, acceptance: acceptanceOf(answers) };
  return {
    kind: 'QUOTATION_PDF',
    agencyId: quotation.agencyId,
    mime: 'application/pdf',
    name: fileName(quotation),
    bytes: await draw(actor, document),
  };
}

/**
 * The PDF of a sent quotation, made at the first call and kept: of two who make it at once, one is kept and both get
 * that. Throws NOT_FOUND as `getQuotation` does; not for drafts, whose PDF would be outdated with the next change.
 */
export async function keepPdf(actor: Actor, id: string): Promise<FileRow> {
  const quotation = await getQuotation(actor, id);
  if (isEditable(quotation.stateId)) throw new Error('the PDF of a draft is not kept');
  const kept = quotation.pdfFileId ? await findFile(quotation.pdfFileId) : null;
  if (kept) return kept;
  const stored = await storeBytes(await render(actor, quotation));
  const mine = await keepFirst(stored, async (tx, file) => {
    const [first] = await tx
      .update(quotations)
      .set({ pdfFileId: file.id, updatedAt: quotation.updatedAt })
      .where(
        and(
          eq(quotations.id, id),
          eq(quotations.agencyId, quotation.agencyId),
          quotation.pdfFileId ? eq(quotations.pdfFileId, quotation.pdfFileId) : isNull(quotations.pdfFileId),
        ),
      )
      .returning({ id: quotations.id });
    return first !== undefined;
  });
  return mine ?? keepPdf(actor, id);
}

/** A draft as its client would get it today, as bytes with their name; nothing is kept. Throws
 * RATE_LIMITED and UNAVAILABLE besides. */
export async function previewPdf(actor: Actor, id: string): Promise<{ bytes: Buffer; name: string }> {
  const { bytes, name } = await render(actor, await getQuotation(actor, id));
  return { bytes, name };
}

/** An HTTP answer with the PDF of any quotation: a draft's is made anew each time. Throws as `getQuotation` does. */
export async function quotationPdfResponse(actor: Actor, id: string): Promise<Response> {
  const { stateId } = await getQuotation(actor, id);
  if (!isEditable(stateId)) return fileResponse(await openStoredFile(actor, await keepPdf(actor, id)));
  const { bytes, name } = await previewPdf(actor, id);
  const headers = fileHeaders({ mime: 'application/pdf', name, size: bytes.length, isPublic: false });
  return new Response(new Uint8Array(bytes), { headers });
}

export const handle: JobHandler<{ quotationId: string }> = async ({ quotationId }, { actor }) => {
  await keepPdf(actor, quotationId);
};
