import { toInstant } from '@/lib/core/dates';
import { DocumentShell } from '@/lib/pdf/document-shell';
import type { Evidence } from '@/lib/pdf/evidence/evidence';
import { EvidencePage } from '@/lib/pdf/evidence/evidence-page';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Paragraphs, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import type { Verifiable } from '@/lib/pdf/verification';
import type { ActSnapshot } from '../act-text';

export type ActDocument = Verifiable & {
  readonly said: ActSnapshot;
  readonly createdAt: string;
  /** PNG or JPEG bytes of the agency's logo. */
  readonly logo: Buffer | null;
  readonly accent?: string | null;
  readonly evidence: Evidence;
};

/** A signed amendment as a PDF, with its evidence. */
export async function renderActPdf({
  said,
  createdAt,
  logo,
  accent,
  evidence,
  verification,
}: ActDocument): Promise<Buffer> {
  const { title, paragraphs, facts, contract } = said;
  return await renderPdf(
    <DocumentShell
      title={`${title} · ${facts.talent.name}`}
      issuer={facts.agency.name}
      logo={logo}
      accent={accent ?? null}
      reference={title}
      productName={facts.platform.productName}
      createdAt={toInstant(createdAt)}
      verification={verification ?? null}
    >
      <Title>{title}</Title>
      <Subtitle>{`Contrato ${contract} · ${facts.talent.name} · ${facts.event.name}`}</Subtitle>
      <Spacer />
      {paragraphs.map((paragraph) => (
        <Paragraphs key={paragraph}>{paragraph}</Paragraphs>
      ))}
      <EvidencePage evidence={evidence} />
    </DocumentShell>,
  );
}
