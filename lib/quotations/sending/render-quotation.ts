import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { type DocumentKind, drawDocument } from '@/lib/documents/draw-document';
import { keepDocument } from '@/lib/documents/keep-document';
import { database } from '@/lib/platform/database';
import type { JobHandler } from '@/lib/platform/jobs/define-job';
import { fileHeaders, fileResponse } from '@/lib/storage/file-response';
import { openStoredFile } from '@/lib/storage/open-file';
import type { FileRow } from '@/lib/storage/put-file';
import { findAnswers } from '../answers/queries';
import { acceptanceOf } from '../answers/rules';
import { readQuotationDocument } from '../document/queries';
import type { QuotationDocument } from '../pdf/quotation-document';
import { getQuotation, type QuotationDetail } from '../queries';
import { isEditable, quotationCode } from '../rules';

const fileName = ({ code, version, nameEvent }: QuotationDetail): string =>
  `${['Cotización', quotationCode(code, version), nameEvent.replaceAll(/[/\\]/g, '-')].filter(Boolean).join(' ')}.pdf`;

const QUOTATION_PDF: DocumentKind<QuotationDocument> = {
  kind: 'QUOTATION_PDF',
  module: 'lib/quotations/pdf/quotation-pdf.tsx',
  maker: 'renderQuotationPdf',
  load: async () => (await import('../pdf/quotation-pdf')).renderQuotationPdf,
};

async function contentOf(actor: Actor, { id }: QuotationDetail): Promise<QuotationDocument> {
  const [content, answers] = await Promise.all([
    readQuotationDocument(actor, id),
    findAnswers(database(), id),
  ]);
  return { ...content, acceptance: acceptanceOf(answers) };
}

/**
 * The PDF of a sent quotation, made at the first call and kept: of two who make it at once, one is kept and both get
 * that. Throws NOT_FOUND as `getQuotation` does; not for drafts, whose PDF would be outdated with the next change.
 */
export async function renderQuotation(actor: Actor, id: string): Promise<FileRow> {
  const quotation = await getQuotation(actor, id);
  if (isEditable(quotation.stateId)) throw new Error('the PDF of a draft is not kept');
  const kept = await keepDocument(actor, {
    table: quotations,
    kind: QUOTATION_PDF,
    row: quotation,
    file: { name: fileName(quotation), agencyId: quotation.agencyId },
    content: () => contentOf(actor, quotation),
  });
  return kept ?? renderQuotation(actor, id);
}

/** A draft as its client would get it today, as bytes with their name; nothing is kept. Throws
 * RATE_LIMITED and UNAVAILABLE besides. */
export async function previewQuotation(actor: Actor, id: string): Promise<{ bytes: Buffer; name: string }> {
  const quotation = await getQuotation(actor, id);
  const content = await contentOf(actor, quotation);
  return { bytes: await drawDocument(actor, QUOTATION_PDF, content), name: fileName(quotation) };
}

/** An HTTP answer with the PDF of any quotation: a draft's is made anew each time. Throws as `getQuotation` does. */
export async function quotationPdfResponse(actor: Actor, id: string): Promise<Response> {
  const { stateId } = await getQuotation(actor, id);
  if (!isEditable(stateId))
    return fileResponse(await openStoredFile(actor, await renderQuotation(actor, id)));
  const { bytes, name } = await previewQuotation(actor, id);
  const headers = fileHeaders({ mime: 'application/pdf', name, size: bytes.length, isPublic: false });
  return new Response(new Uint8Array(bytes), { headers });
}

export const handle: JobHandler<{ quotationId: string }> = async ({ quotationId }, { actor }) => {
  await renderQuotation(actor, quotationId);
};
