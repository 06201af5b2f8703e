import { amountInWords } from '@/lib/core/amount-in-words';
import { formatIsoDate, toInstant } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Statement } from '@/lib/pdf/statement';
import { Heading, Note, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import { conceptOf } from './concepts';
import type { ReceiptDocument } from './receipt-document';

const ACCOUNT_TYPES = { AHORROS: 'Ahorros', CORRIENTE: 'Corriente', LLAVE: 'Llave Bre-B' } as const;

function ReceiptPdf({ receipt }: { readonly receipt: ReceiptDocument }) {
  const { payer, talent, number, currency, paidBefore, withheld, method } = receipt;
  const { iva = 0, ivaWithheld = 0, icaWithheld = 0 } = receipt;
  const money = (amount: number) => `${formatMoney(amount, currency)} ${currency}`;
  const of = (one: { readonly documentType: string; readonly identification: string }) =>
    `${one.documentType} ${one.identification}`;
  const left = receipt.net - paidBefore - receipt.paid;
  return (
    <DocumentShell
      title={`Comprobante de pago ${number} · ${talent.name}`}
      issuer={payer.name}
      logo={receipt.logo}
      accent={receipt.accent ?? null}
      reference={`Comprobante de pago · ${number}`}
      productName={receipt.productName}
      createdAt={toInstant(receipt.issuedAt)}
      verification={receipt.verification ?? null}
    >
      <Title>Comprobante de pago</Title>
      <Subtitle>{formatIsoDate(receipt.paidOn)}</Subtitle>
      <Spacer />
      <Statement
        label="Pagó"
        name={payer.name}
        details={[of(payer), ...(payer.onBehalfOf ? [`Por cuenta de ${payer.onBehalfOf}`] : [])]}
      />
      <Statement label="A" name={talent.name} details={[of(talent)]} />
      <Statement
        label="La suma de"
        name={money(receipt.paid)}
        details={[amountInWords(receipt.paid, currency)]}
        prominent
      />
      <Heading>De qué es el pago</Heading>
      <KeyValues
        rows={[
          ['Cuenta de cobro', String(receipt.claim)],
          ['Evento', receipt.event],
          ['Banco', receipt.bank],
          ['Cuenta', `${ACCOUNT_TYPES[receipt.accountType]}, terminada en ${receipt.accountLastDigits}`],
          ['Referencia', receipt.reference],
        ]}
        labelWidth={110}
      />
      <Totals
        lines={[
          { label: 'Valor bruto', amount: money(receipt.gross) },
          ...(iva > 0 ? [{ label: 'IVA', amount: money(iva) }] : []),
          ...(withheld > 0 ? [{ label: 'Retención en la fuente', amount: `- ${money(withheld)}` }] : []),
          ...(ivaWithheld > 0 ? [{ label: 'ReteIVA', amount: `- ${money(ivaWithheld)}` }] : []),
          ...(icaWithheld > 0 ? [{ label: 'ReteICA', amount: `- ${money(icaWithheld)}` }] : []),
          ...(receipt.net !== receipt.gross || paidBefore > 0 || left > 0
            ? [{ label: 'Neto', amount: money(receipt.net) }]
            : []),
          ...(paidBefore > 0 ? [{ label: 'Pagado antes', amount: `- ${money(paidBefore)}` }] : []),
        ]}
        total={{ label: 'Este pago', amount: money(receipt.paid) }}
        note={left > 0 ? `Falta por pagar ${money(left)}` : null}
      />
      <Spacer />
      {method && <Note>{`Retención por ${conceptOf({ method })}.`}</Note>}
      <Note>
        {`${payer.name} marcó este pago el día que dice. El banco puede tardar en mostrarlo. Si el pago se devuelve, este comprobante queda anulado: se ve al verificarlo.`}
      </Note>
    </DocumentShell>
  );
}

/** The receipt of a payment as a PDF. @throws RangeError for a currency without words or a date that is not one */
export async function renderReceiptPdf(receipt: ReceiptDocument): Promise<Buffer> {
  return await renderPdf(<ReceiptPdf receipt={receipt} />);
}
