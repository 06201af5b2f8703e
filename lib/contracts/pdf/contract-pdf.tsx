import { Fragment } from 'react';
import { formatDateTime, toInstant } from '@/lib/core/dates';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { SignatureBlock } from '@/lib/pdf/signature-block';
import { Heading, LeadIn, Note, Paragraphs, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import { AcceptanceSection, AttachedDocuments } from './acceptance-section';
import type { ContractDocument } from './contract-document';
import { PartiesSection } from './parties-section';

const TITLE = 'Contrato Online de Prestación de Servicios para Personal';

function ContractPdf({ contract }: { readonly contract: ContractDocument }) {
  const { text, talent, event, acceptance, platform } = contract;
  const identification = `${talent.documentType} ${talent.identification}`;
  return (
    <DocumentShell
      title={`${TITLE} ${contract.code} · ${talent.name}`}
      issuer={contract.agency.name}
      logo={contract.logo}
      reference={`Contrato · ${contract.code}`}
      productName={platform.productName}
      createdAt={toInstant(acceptance.signedAt)}
      verification={contract.verification ?? null}
    >
      <Title>{TITLE}</Title>
      <Subtitle>{`N.º ${contract.code} · ${contract.contractTypeName} · Fecha del contrato: ${contract.contractDate}`}</Subtitle>
      <Spacer />
      <PartiesSection facts={contract} />
      <Heading>Cláusulas</Heading>
      {text.clauses.map(({ name, title, body }) => (
        <Fragment key={name}>
          <LeadIn>{`${name}. ${title}`}</LeadIn>
          <Paragraphs>{body}</Paragraphs>
        </Fragment>
      ))}
      <Heading>{text.habeasData.title}</Heading>
      <Paragraphs>{text.habeasData.body}</Paragraphs>
      <AcceptanceSection
        acceptance={acceptance}
        timeZone={event.timeZone}
        signer={talent.name}
        identification={identification}
      />
      <SignatureBlock
        closing="En constancia, EL TALENTO firma este contrato por medios electrónicos, en señal de aceptación de todas sus cláusulas y de la autorización de tratamiento de datos personales."
        name={talent.name}
        details={[identification, talent.phone, talent.email]}
        mark={[
          'Documento firmado electrónicamente',
          formatDateTime(acceptance.signedAt, event.timeZone, { seconds: true }),
        ]}
      >
        <AttachedDocuments documents={acceptance.documents} />
        <Note>{contract.validity}</Note>
      </SignatureBlock>
    </DocumentShell>
  );
}

/** The signed contract as a PDF. */
export async function renderContractPdf(contract: ContractDocument): Promise<Buffer> {
  return await renderPdf(<ContractPdf contract={contract} />);
}
