import { formatLongDate, toInstant } from '@/lib/core/dates';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Note, Paragraphs, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import type { QuotationDocument } from '../offers/quotation-document';
import { agencyLine, referenceOf } from '../offers/wording';
import { AcceptanceSection } from './acceptance-section';
import { ConditionsSection } from './conditions-section';
import { LinesSection } from './lines-section';
import { PartiesSection } from './parties-section';

function QuotationPdf({ quotation }: { readonly quotation: QuotationDocument }) {
  const { agency, event, timeZone } = quotation;
  const reference = referenceOf(quotation);
  return (
    <DocumentShell
      title={`${reference} · ${event.name}`}
      issuer={agency.name}
      logo={agency.logo}
      accent={agency.accent ?? null}
      reference={reference}
      productName={quotation.productName}
      createdAt={toInstant(quotation.issuedAt)}
      verification={quotation.verification ?? null}
    >
      <Title>{event.name}</Title>
      <Subtitle>{`${reference} · ${formatLongDate(quotation.issuedAt, timeZone, { year: true })}`}</Subtitle>
      <Note>{agencyLine(quotation)}</Note>
      <Spacer />
      {quotation.message ? (
        <>
          <Paragraphs>{quotation.message}</Paragraphs>
          <Spacer />
        </>
      ) : null}
      <PartiesSection quotation={quotation} />
      <LinesSection quotation={quotation} />
      <ConditionsSection quotation={quotation} />
      {quotation.acceptance ? (
        <AcceptanceSection quotation={quotation} acceptance={quotation.acceptance} />
      ) : null}
    </DocumentShell>
  );
}

/** The quotation its client receives, as a PDF. */
export async function renderQuotationPdf(quotation: QuotationDocument): Promise<Buffer> {
  return await renderPdf(<QuotationPdf quotation={quotation} />);
}
