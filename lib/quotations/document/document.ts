import { eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { defineDocument } from '@/lib/documents/define-document';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { fileHeaders, fileResponse } from '@/lib/storage/file-response';
import type { OpenedFile } from '@/lib/storage/open-file';
import { QUOTATION_PDF } from '../file-kinds';
import { mayAnswerQuotation } from '../given-answers/policy';
import { findAnswers } from '../given-answers/queries';
import { acceptanceOf, offerStatus } from '../given-answers/rules';
import { getOffer, readQuotationDocument } from '../offers/queries';
import { findSentOffer } from '../offers/sent-offer';
import { referenceOf } from '../offers/wording';
import { getQuotation } from '../queries';
import { endingOf, isEditable, quotationCode } from '../rules';

/** A sent quotation, with the proof of its acceptance once there is one. */
export const quotationPdf = defineDocument({
  kind: 'quotation',
  fileKind: QUOTATION_PDF,
  table: quotations,
  find: getQuotation,
  isDraft: ({ stateId }) => isEditable(stateId),
  name: ({ code, version, nameEvent }) =>
    ['Cotización', quotationCode(code, version), nameEvent].filter(Boolean).join(' '),
  content: async ({ id, acceptedAt }, actor) => {
    const [content, answers] = await Promise.all([
      readQuotationDocument(actor, id),
      findAnswers(database(), id),
    ]);
    return { ...content, decided: acceptedAt !== null, acceptance: acceptanceOf(answers) };
  },
  hash: async ({ id }, actor) => (await getOffer(actor, id)).hash,
  facts: async (id) => {
    const [[quotation], offer] = await Promise.all([
      database().select().from(quotations).where(eq(quotations.id, id)),
      findSentOffer(database(), id),
    ]);
    if (!quotation || !offer) return null;
    const { agency, client, issuedAt, timeZone } = offer.content;
    const ending = endingOf(quotation);
    return {
      number: referenceOf(offer.content),
      agency: agency.name,
      people: [client.name],
      issuedAt: new Date(issuedAt),
      timeZone,
      standing: ending === null ? 'VALID' : ending === 'VOIDED' ? 'VOIDED' : 'REPLACED',
    };
  },
  drawing: {
    module: 'lib/quotations/pdf/quotation-pdf.tsx',
    maker: 'renderQuotationPdf',
    load: async () => (await import('../pdf/quotation-pdf')).renderQuotationPdf,
  },
});

export const documents = [quotationPdf];

/**
 * Opens the PDF of the quotation that a link is to, drawn now when the job has not yet. Throws NOT_FOUND without the
 * link, and for what was taken back or changed: its page no longer shows it either.
 */
export async function openOfferPdf(actor: Actor): Promise<OpenedFile> {
  if (actor.kind !== 'linkHolder') throw notFound('errors.link.invalid');
  const { quotationId } = mayAnswerQuotation(actor).subject;
  const status = offerStatus(await getQuotation(actor, quotationId), currentTime());
  if (!status || status === 'VOIDED' || status === 'REPLACED') throw notFound('errors.link.invalid');
  return quotationPdf.open(actor, quotationId);
}

/** An HTTP answer with the PDF of any quotation; a draft's is drawn each time. Throws as `getQuotation` does. */
export async function quotationPdfResponse(actor: Actor, id: string): Promise<Response> {
  const { stateId } = await getQuotation(actor, id);
  if (!isEditable(stateId)) return fileResponse(await quotationPdf.open(actor, id));
  const { bytes, name } = await quotationPdf.preview(actor, id);
  const headers = fileHeaders({ mime: 'application/pdf', name, size: bytes.length, isPublic: false });
  return new Response(new Uint8Array(bytes), { headers });
}
