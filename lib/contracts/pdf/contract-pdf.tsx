import { Fragment } from 'react';
import { formatDateTime, formatIsoDate, type Instant, toInstant } from '@/lib/core/dates';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { EvidencePage } from '@/lib/pdf/evidence/evidence-page';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { SignatureBlock } from '@/lib/pdf/signature-block';
import { Heading, LeadIn, Note, Paragraphs, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import { RELATIONSHIP_WORDS } from '../clauses/clause-values';
import { AcceptanceSection, AttachedDocuments } from './acceptance-section';
import { type ContractDocument, PARTIES } from './contract-document';
import { PartiesSection } from './parties-section';

const TITLE = 'Contrato Online de Prestación de Servicios para Personal';

const STATES = {
  TALENT_SIGNED: 'Firmado por parte del talento. Falta la firma de la agencia.',
  COMPLETE: 'Firmado por ambas partes.',
  VOID: 'Anulado de común acuerdo: no obliga a ninguna de las partes.',
} as const;

/** The talent, or who signs for it, and the agency once it has signed. */
function blockSignatures({ talent, guardian, agency, event, acceptance, evidence }: ContractDocument) {
  const markOf = (at: Instant) => [
    'Documento firmado electrónicamente',
    formatDateTime(at, event.timeZone, { seconds: true }),
  ];
  const byAgency = evidence?.signatures.find(({ party }) => party === PARTIES.AGENCY);
  const byTalent = guardian
    ? {
        name: guardian.name,
        details: [
          `${guardian.documentType} ${guardian.identification}`,
          `En representación de ${talent.name} (${RELATIONSHIP_WORDS[guardian.relationship]})`,
        ],
      }
    : {
        name: talent.name,
        details: [`${talent.documentType} ${talent.identification}`, talent.phone, talent.email],
      };
  return [
    { party: guardian ? PARTIES.GUARDIAN : PARTIES.TALENT, ...byTalent, mark: markOf(acceptance.signedAt) },
    ...(byAgency
      ? [
          {
            party: PARTIES.AGENCY,
            name: byAgency.name,
            details: [byAgency.identification, `Por ${agency.name}`],
            mark: markOf(byAgency.signedAt),
          },
        ]
      : []),
  ];
}

function ContractPdf({ contract }: { readonly contract: ContractDocument }) {
  const { text, talent, guardian, event, acceptance, platform } = contract;
  const identification = `${talent.documentType} ${talent.identification}`;
  const signatures = blockSignatures(contract);
  return (
    <DocumentShell
      title={`${TITLE} ${contract.code} · ${talent.name}`}
      issuer={contract.agency.name}
      logo={contract.logo}
      accent={contract.accent ?? null}
      reference={`Contrato · ${contract.code}`}
      productName={platform.productName}
      createdAt={toInstant(acceptance.signedAt)}
      verification={contract.verification ?? null}
    >
      <Title>{TITLE}</Title>
      <Subtitle>{`N.º ${contract.code} · ${contract.contractTypeName} · Fecha del contrato: ${formatIsoDate(contract.contractDate)}`}</Subtitle>
      {contract.state && <LeadIn>{STATES[contract.state]}</LeadIn>}
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
      {contract.annulment && (
        <>
          <Heading>Contrato anulado de común acuerdo</Heading>
          {contract.annulment.map((paragraph) => (
            <Paragraphs key={paragraph}>{paragraph}</Paragraphs>
          ))}
        </>
      )}
      <AcceptanceSection
        acceptance={acceptance}
        timeZone={event.timeZone}
        signer={guardian?.name ?? talent.name}
        identification={guardian ? `${guardian.documentType} ${guardian.identification}` : identification}
      />
      <SignatureBlock
        closing={`En constancia, ${guardian ? `${guardian.name} firma este contrato por EL TALENTO y en su representación,` : 'EL TALENTO firma este contrato'} por medios electrónicos, en señal de aceptación de todas sus cláusulas y de la autorización de tratamiento de datos personales.${signatures.length > 1 ? ' EL CONTRATANTE lo firma por los mismos medios.' : ''}`}
        signatures={signatures}
      >
        {!contract.evidence && <AttachedDocuments documents={acceptance.documents} />}
        <Note>{contract.validity}</Note>
      </SignatureBlock>
      {contract.evidence && <EvidencePage evidence={contract.evidence} />}
    </DocumentShell>
  );
}

/** The signed contract as a PDF. */
export async function renderContractPdf(contract: ContractDocument): Promise<Buffer> {
  return await renderPdf(<ContractPdf contract={contract} />);
}
