import { View } from '@react-pdf/renderer';
import { amountInWords } from '@/lib/core/amount-in-words';
import { formatIsoDate } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { DocumentShell } from '@/lib/pdf/document-shell';
import { KeyValues } from '@/lib/pdf/key-values';
import { renderPdf } from '@/lib/pdf/render-pdf';
import { Table } from '@/lib/pdf/table';
import { Caption, Note, Spacer, Subtitle, Title } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import type { Verifiable } from '@/lib/pdf/verification';
import { dianAddress } from '../cuds';
import { eventWords } from '../rules';
import type { SupportParty, SupportSnapshot } from '../snapshot';
import { QrMark } from './qr-mark';

export type SupportContent = Verifiable & {
  readonly document: SupportSnapshot;
  readonly cuds: string;
  readonly issuedAt: string;
  /** False for one that was only checked here. */
  readonly isTransmitted: boolean;
};

const TITLES = {
  DOCUMENT: 'Documento soporte en adquisiciones efectuadas a no obligados a facturar',
  ADJUSTMENT: 'Nota de ajuste del documento soporte',
} as const;

const LABEL_WIDTH = 110;

const identityOf = ({ idName, id, checkDigit, idType }: SupportParty): string =>
  checkDigit === null || idType !== '31' ? `${idName} ${id}` : `${idName} ${id}-${checkDigit}`;

const placeOf = ({ address: { city, department, country } }: SupportParty): string =>
  [city, department === city ? null : department, country].filter(Boolean).join(', ');

function partyRows(party: SupportParty): (readonly [string, string | null])[] {
  return [
    ['Nombre', party.name],
    ['Identificación', identityOf(party)],
    ['Dirección', party.address.line],
    ['Ciudad', placeOf(party)],
    ['Correo', party.email],
    ['Régimen', party.chargesIva ? 'Responsable de IVA' : 'No responsable de IVA'],
  ];
}

function SupportPdf({ content }: { readonly content: SupportContent }) {
  const { document, cuds, isTransmitted } = content;
  const { seller, buyer, authorization, adjusts, currency, withheld } = document;
  const money = (amount: number) => `${formatMoney(amount, currency)} ${currency}`;
  const isTest = document.environment === '2' || !isTransmitted;
  return (
    <DocumentShell
      title={`${TITLES[document.kind]} ${document.number}`}
      issuer={buyer.name}
      logo={null}
      reference={`${adjusts ? 'Nota de ajuste' : 'Documento soporte'} · ${document.number}`}
      productName="Elenco"
      createdAt={new Date(content.issuedAt)}
      verification={content.verification ?? null}
    >
      <Title>{`${adjusts ? 'Nota de ajuste' : 'Documento soporte'} ${document.number}`}</Title>
      <Subtitle>{TITLES[document.kind]}</Subtitle>
      {isTest && (
        <Note>
          {isTransmitted
            ? 'Ambiente de pruebas de la DIAN: no tiene efectos fiscales.'
            : 'Sin transmitir a la DIAN: Elenco comprobó su estructura y no tiene efectos fiscales.'}
        </Note>
      )}
      <Spacer />
      <KeyValues
        rows={[
          ['Fecha y hora', `${formatIsoDate(document.issueDate)}, ${document.issueTime}`],
          ['Cuenta de cobro', document.claim],
          ['Evento', eventWords(document.event)],
          [
            'Ajusta',
            adjusts &&
              `Documento soporte ${adjusts.number} del ${formatIsoDate(adjusts.issueDate)}: anulación`,
          ],
          [
            'Numeración',
            authorization &&
              `Autorización DIAN ${authorization.resolution} del ${formatIsoDate(authorization.resolutionOn)}, ` +
                `del ${authorization.prefix}${authorization.fromNumber} al ${authorization.prefix}${authorization.toNumber}, ` +
                `vigente hasta el ${formatIsoDate(authorization.validTo)}`,
          ],
          ['Tasa de cambio', document.pesosPerUnit && `${document.pesosPerUnit} COP por ${currency}`],
        ]}
        labelWidth={LABEL_WIDTH}
      />
      <Spacer />
      <Caption>Vendedor o prestador del servicio</Caption>
      <KeyValues rows={partyRows(seller)} labelWidth={LABEL_WIDTH} />
      <Spacer />
      <Caption>Adquirente</Caption>
      <KeyValues
        rows={[...partyRows(buyer), ['En mandato de', document.onBehalfOf ?? null]]}
        labelWidth={LABEL_WIDTH}
      />
      <Spacer />
      <Table
        columns={[
          { label: 'Descripción', flex: 1 },
          { label: 'Cantidad', width: 60, numeric: true },
          { label: 'Valor', width: 130, numeric: true },
        ]}
        rows={document.lines.map(({ description, quantity, value }) => [
          { text: description, detail: `Servicio prestado el ${formatIsoDate(document.servedOn)}` },
          String(quantity),
          money(value),
        ])}
        foot={
          <Totals
            lines={[
              { label: 'Valor bruto', amount: money(document.gross) },
              { label: 'IVA', amount: money(0) },
              ...(withheld ? [{ label: 'Retención en la fuente', amount: `− ${money(withheld)}` }] : []),
            ]}
            total={{ label: 'Neto a pagar', amount: money(document.net) }}
            note={amountInWords(document.net, currency)}
          />
        }
      />
      <View wrap={false}>
        <Spacer />
        <QrMark address={dianAddress(document.environment, cuds)} label="CUDS" text={cuds} />
      </View>
    </DocumentShell>
  );
}

/** A support document or its note as a PDF. @throws RangeError for a currency without words or a date that is not one */
export async function renderSupportPdf(content: SupportContent): Promise<Buffer> {
  return await renderPdf(<SupportPdf content={content} />);
}
