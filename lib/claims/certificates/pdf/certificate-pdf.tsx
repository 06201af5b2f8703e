import { WITHHELD_TAXES, type WithheldTax } from '@/db/values/withheld-taxes';
import { amountInWords } from '@/lib/core/amount-in-words';
import { formatIsoDate, toInstant } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Statement } from '@/lib/pdf/statement';
import { Table } from '@/lib/pdf/table';
import { Heading, Note, Paragraphs, Spacer, Subtitle, TABLE_PRESENCE, Title } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import { conceptOf, monthName } from '../../pdf/concepts';
import { baseOf, totalsOf, type WithheldLine } from '../rules';
import type { CertificateDocument } from './certificate-document';

const COLUMNS = [
  { label: 'Mes', width: 88 },
  { label: 'Concepto', flex: 1 },
  { label: 'Pagado', width: 86, numeric: true },
  { label: 'Base', width: 86, numeric: true },
  { label: 'Retenido', width: 78, numeric: true },
] as const;

const TAX_NAMES: Readonly<Record<WithheldTax, string>> = {
  INCOME: 'Impuesto sobre la renta',
  IVA: 'Impuesto sobre las ventas (ReteIVA)',
  ICA: 'Industria y comercio (ReteICA)',
};

const pesos = (amount: number) => formatMoney(amount, 'COP');

const cells = (line: WithheldLine) => [
  monthName(line.month),
  conceptOf(line),
  pesos(line.paid),
  pesos(baseOf(line)),
  pesos(line.withheld),
];

function CertificatePdf({ certificate }: { readonly certificate: CertificateDocument }) {
  const { payer, talent, year, lines, number, issuedOn } = certificate;
  const { paid, base, withheld, withheldOf } = totalsOf(lines);
  const taxes = WITHHELD_TAXES.filter((tax) => withheldOf[tax] > 0);
  const of = (one: { readonly documentType: string; readonly identification: string }) =>
    `${one.documentType} ${one.identification}`;
  return (
    <DocumentShell
      title={`Certificado de retenciones ${number} · ${talent.name}`}
      issuer={payer.name}
      logo={certificate.logo}
      accent={certificate.accent ?? null}
      reference={`Certificado de retención en la fuente · ${number}`}
      productName={certificate.productName}
      createdAt={toInstant(certificate.issuedAt)}
      verification={certificate.verification ?? null}
    >
      <Title>Certificado de retención en la fuente</Title>
      <Subtitle>{`${taxes.map((tax) => TAX_NAMES[tax]).join(', ')} · año gravable ${year}`}</Subtitle>
      <Spacer />
      <Statement
        label="Retenedor"
        name={payer.name}
        details={[of(payer), ...(payer.onBehalfOf ? [`Por cuenta de ${payer.onBehalfOf}`] : [])]}
      />
      <Statement label="Certifica que retuvo a" name={talent.name} details={[of(talent)]} />
      <Statement
        label="La suma de"
        name={`${pesos(withheld)} COP`}
        details={[amountInWords(withheld, 'COP')]}
        prominent
      />
      <Heading presence={TABLE_PRESENCE}>Pagos y retenciones del año</Heading>
      <Table
        columns={COLUMNS}
        rows={lines.map(cells)}
        foot={
          <Totals
            lines={[
              { label: 'Pagado o abonado en cuenta', amount: pesos(paid) },
              { label: 'Base sobre la que se retuvo renta', amount: pesos(base) },
              ...(taxes.length > 1
                ? taxes.map((tax) => ({ label: TAX_NAMES[tax], amount: pesos(withheldOf[tax]) }))
                : []),
            ]}
            total={{ label: 'Total retenido', amount: `${pesos(withheld)} COP` }}
          />
        }
      />
      <Spacer />
      <KeyValues
        rows={[
          ['Año gravable', String(year)],
          ['Ciudad donde se practicó y consignó', payer.city],
          ['Fecha de expedición', formatIsoDate(issuedOn)],
        ]}
        labelWidth={190}
      />
      <Spacer />
      <Paragraphs>
        {withheldOf.ICA > 0
          ? 'Las retenciones de renta y de IVA se declaran en el formulario 350 de la DIAN; las de industria y comercio, en la ciudad en que se prestó el servicio.'
          : withheldOf.IVA > 0
            ? 'Las retenciones de renta y de IVA se declaran en el formulario 350 de la DIAN.'
            : 'Las retenciones se practicaron a título del impuesto sobre la renta y se declaran en el formulario 350 de la DIAN.'}
      </Paragraphs>
      <Note>
        Expedido según el artículo 381 del Estatuto Tributario. No requiere firma autógrafa (artículo 10 del
        Decreto 836 de 1991, compilado en el artículo 1.6.1.12.12 del Decreto 1625 de 2016).
      </Note>
    </DocumentShell>
  );
}

/** The certificate of withholdings as a PDF. @throws RangeError for a date that is not one */
export async function renderCertificatePdf(certificate: CertificateDocument): Promise<Buffer> {
  return await renderPdf(<CertificatePdf certificate={certificate} />);
}
