import { amountInWords } from '@/lib/core/amount-in-words';
import { formatDateTime, formatIsoDate, toInstant } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { SignatureBlock } from '@/lib/pdf/signature-block';
import { Statement } from '@/lib/pdf/statement';
import { Caption, Heading, Note, Paragraphs, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import type { ClaimDocument } from './claim-document';

const ACCOUNT_TYPES = { AHORROS: 'Ahorros', CORRIENTE: 'Corriente', LLAVE: 'Llave Bre-B' } as const;

type Debtor = { readonly name: string; readonly details: readonly string[] };

/**
 * Returns the debtor: the platform's company when it collects for the agency, which is then the requester; else the
 * agency.
 */
function debtorOf({ thirdParty, platform, agency }: ClaimDocument): Debtor {
  const identification = `${agency.documentType} ${agency.identification}`;
  if (!thirdParty) return { name: agency.name, details: [identification] };
  return {
    name: platform.legalName,
    details: [`NIT ${platform.taxId}`, `Solicitado por ${agency.name}, ${identification}`],
  };
}

const NINETY_DAYS =
  'dos o más trabajadores o contratistas por noventa (90) días o más, continuos o discontinuos, para la actividad que aquí cobro (artículo 383, parágrafo 2, del Estatuto Tributario).';

/** What the talent states of art. 383 ET; null where it stated nothing. */
function statementOf({ hiresWorkers }: ClaimDocument): string | null {
  if (hiresWorkers === undefined || hiresWorkers === null) return null;
  const did = hiresWorkers ? 'he contratado o vinculado a' : 'no he contratado ni vinculado a';
  return `Declaro bajo la gravedad de juramento que ${did} ${NINETY_DAYS}`;
}

function ClaimPdf({ claim }: { readonly claim: ClaimDocument }) {
  const { event, talent, platform, difference, correction, withholding, taxpayer, invoice } = claim;
  const statement = statementOf(claim);
  const money = (amount: number) => `${formatMoney(amount, claim.currency)} ${claim.currency}`;
  const debtor = debtorOf(claim);
  const identification = `${talent.documentType} ${talent.identification}`;
  return (
    <DocumentShell
      title={`Cuenta de Cobro ${claim.code} · ${talent.name}`}
      issuer={talent.name}
      logo={null}
      reference={`Cuenta de Cobro · ${claim.code}`}
      productName={platform.productName}
      createdAt={toInstant(claim.signedAt)}
      verification={claim.verification ?? null}
    >
      <Title>Cuenta de Cobro</Title>
      <Subtitle>{formatIsoDate(claim.date)}</Subtitle>
      {correction && (
        <Note>
          {`Corrección ${correction.number}. Reemplaza la versión del ${formatIsoDate(correction.replaces)}.`}
        </Note>
      )}
      <Spacer />
      <Statement name={debtor.name} details={debtor.details} />
      <Statement label="Debe a" name={talent.name} details={[identification]} />
      <Statement
        label="La Suma de"
        name={money(claim.price)}
        details={[amountInWords(claim.price, claim.currency)]}
        prominent
      />
      <Caption>Por Concepto de</Caption>
      <Paragraphs>{claim.activities}</Paragraphs>
      <KeyValues
        rows={[
          ['Evento', event.name],
          ['Código del evento', event.code],
          ['Valor del contrato', difference ? money(difference.contractFee) : null],
          ['Por qué es distinto', difference?.reason ?? null],
          ['Retención en la fuente estimada', withholding?.withheld ? money(withholding.withheld) : null],
          ['IVA', withholding?.iva ? money(withholding.iva) : null],
          ['ReteIVA estimada', withholding?.ivaWithheld ? money(withholding.ivaWithheld) : null],
          ['ReteICA estimada', withholding?.icaWithheld ? money(withholding.icaWithheld) : null],
          ['Neto estimado', withholding && withholding.net !== claim.price ? money(withholding.net) : null],
          ['Factura electrónica', invoice ? `${invoice.number}, ${formatIsoDate(invoice.date)}` : null],
          ['CUFE', invoice?.cufe ?? null],
          ['Responsable de IVA', taxpayer ? (taxpayer.ivaResponsible ? 'Sí' : 'No') : null],
          ['Actividad económica (CIIU)', taxpayer?.economicActivity ?? null],
        ]}
        labelWidth={110}
      />
      {statement && <Paragraphs>{statement}</Paragraphs>}
      <SignatureBlock
        closing="Cordialmente,"
        signatures={[
          {
            name: talent.name,
            details: [identification, talent.phone, talent.address, talent.email],
            mark: [
              'Documento firmado electrónicamente',
              formatDateTime(claim.signedAt, claim.timeZone, { seconds: true }),
            ],
          },
        ]}
      >
        <Heading>Datos para el pago</Heading>
        <KeyValues
          rows={[
            ['Banco', claim.bank],
            [claim.accountType === 'LLAVE' ? 'Llave' : 'Número de cuenta', claim.account],
            ['Tipo de cuenta', ACCOUNT_TYPES[claim.accountType]],
          ]}
          labelWidth={110}
        />
        <Spacer />
        <Note>{claim.validity}</Note>
      </SignatureBlock>
    </DocumentShell>
  );
}

/** The payment claim as a PDF. @throws RangeError for a currency without words or a date that is not one */
export async function renderClaimPdf(claim: ClaimDocument): Promise<Buffer> {
  return await renderPdf(<ClaimPdf claim={claim} />);
}
