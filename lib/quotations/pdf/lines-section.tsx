import { formatMoney } from '@/lib/core/money';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading, TABLE_PRESENCE } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import type { QuotationDocument, QuotationDocumentLine } from './quotation-document';

const NOUNS = {
  FEMENINO: { one: 'mujer', many: 'mujeres' },
  MASCULINO: { one: 'hombre', many: 'hombres' },
} as const;

const PROFILE: Column = { label: 'Perfil' };
const COUNTS: readonly Column[] = [
  { label: 'Personas', width: 46, numeric: true },
  { label: 'Días', width: 30, numeric: true },
];
const AMOUNTS: readonly Column[] = [
  { label: 'Valor por día', width: 84, numeric: true },
  { label: 'Subtotal', width: 90, numeric: true },
];
const IVA: Column = { label: 'IVA', width: 84, numeric: true };

const gendersOf = (line: QuotationDocumentLine) =>
  line.genders
    .filter(({ quantity }) => quantity > 0)
    .map(({ gender, quantity }) => `${quantity} ${quantity === 1 ? NOUNS[gender].one : NOUNS[gender].many}`)
    .join(' · ');

const peopleOf = (line: QuotationDocumentLine) =>
  line.genders.reduce((sum, { quantity }) => sum + quantity, 0);

/** Profiles, prices and totals. The IVA column is there only when some line bears it. */
export function LinesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { currency, lines } = quotation;
  const money = (amount: number) => formatMoney(amount, currency);
  const withIva = lines.some(({ iva }) => iva > 0);
  const rows = lines.map((line) => [
    { text: line.profile, detail: gendersOf(line) },
    String(peopleOf(line)),
    String(line.days),
    money(line.unitPrice),
    money(line.subtotal),
    ...(withIva ? [money(line.iva)] : []),
  ]);
  return (
    <>
      <Heading presence={TABLE_PRESENCE}>Perfiles y valores</Heading>
      <Table
        columns={[PROFILE, ...COUNTS, ...AMOUNTS, ...(withIva ? [IVA] : [])]}
        rows={rows}
        foot={
          <Totals
            lines={[
              { label: 'Subtotal', amount: money(quotation.subtotal) },
              { label: 'IVA', amount: money(quotation.iva) },
            ]}
            total={{ label: `Total ${currency}`, amount: money(quotation.total) }}
          />
        }
      />
    </>
  );
}
