import { formatMoney } from '@/lib/core/money';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading, TABLE_PRESENCE } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import { COLUMNS, gendersOf, HEADINGS, peopleOf, showsIva, totalsOf } from '../document/wording';
import type { QuotationDocument } from './quotation-document';

const PROFILE: Column = { label: COLUMNS.profile };
const COUNTS: readonly Column[] = [
  { label: COLUMNS.people, width: 46, numeric: true },
  { label: COLUMNS.days, width: 30, numeric: true },
];
const AMOUNTS: readonly Column[] = [
  { label: COLUMNS.unitPrice, width: 84, numeric: true },
  { label: COLUMNS.subtotal, width: 90, numeric: true },
];
const IVA: Column = { label: COLUMNS.iva, width: 84, numeric: true };

/** Profiles, prices and totals. The IVA column is there only when some line bears it. */
export function LinesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { currency, lines } = quotation;
  const money = (amount: number) => formatMoney(amount, currency);
  const withIva = showsIva(quotation);
  const totals = totalsOf(quotation);
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
      <Heading presence={TABLE_PRESENCE}>{HEADINGS.lines}</Heading>
      <Table
        columns={[PROFILE, ...COUNTS, ...AMOUNTS, ...(withIva ? [IVA] : [])]}
        rows={rows}
        foot={
          <Totals
            lines={totals.lines.map(([label, amount]) => ({ label, amount }))}
            total={{ label: totals.total[0], amount: totals.total[1] }}
            note={totals.equivalence}
          />
        }
      />
    </>
  );
}
