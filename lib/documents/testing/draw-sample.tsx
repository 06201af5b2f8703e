import { DocumentShell } from '@/lib/pdf/document-shell';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Paragraphs, Title } from '@/lib/pdf/text';

/** A PDF of ours of so many pages. */
export function drawSample(pages: number): Promise<Buffer> {
  const lines = Array.from({ length: (pages - 1) * 50 }, (_, line) => `Línea ${line}.`).join('\n');
  return renderPdf(
    <DocumentShell
      title="Muestra Ñandú"
      issuer="Agencia"
      logo={null}
      reference="Muestra"
      productName="Elenco"
      createdAt={new Date('2026-11-20T15:00:00Z')}
    >
      <Title>Muestra</Title>
      <Paragraphs>{lines}</Paragraphs>
    </DocumentShell>,
  );
}
