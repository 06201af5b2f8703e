import { formatMoney } from '@/lib/core/money';
import { type Column, Table } from '@/lib/pdf/table';
import { Heading, TABLE_PRESENCE } from '@/lib/pdf/text';
import { Totals } from '@/lib/pdf/totals';
import { peopleOf } from '../lines/rules';
import { choiceText } from '../offers/choice-words';
import type { QuotationDocument } from '../offers/quotation-document';
import { COLUMNS, HEADINGS, lineDetail, showsIva, totalsOf } from '../offers/wording';

const PROFILE: Column = { label: COLUMNS.profile };
const COUNTS: readonly Column[] = [
  { label: COLUMNS.people, width: 46, numeric: true },
  { label: COLUMNS.days, width: 30, numeric: true },
];
/** Label and least width of each column of amounts. */
const AMOUNTS = [
  [COLUMNS.unitPrice, 84],
  [COLUMNS.subtotal, 90],
  [COLUMNS.iva, 84],
] as const;
/** The greatest width of a figure in the table, in points, and the gap between columns. */
const FIGURE = 5.3;
const GAP = 10;

/** A column as wide as its longest amount: amounts never wrap, and would run into the next column. */
const amountColumn = (label: string, least: number, amounts: readonly string[]): Column => ({
  label,
  width: Math.max(least, ...amounts.map((amount) => Math.ceil(amount.length * FIGURE) + GAP)),
  numeric: true,
});

function detailOf({ lines, decided }: QuotationDocument, place: number): string {
  const choice = lines[place]?.choice;
  const text = choice && choiceText(choice, decided);
  return [lineDetail(lines, place), ...(text ? [text] : [])].join(' · ');
}

/** Profiles, prices and totals. The IVA column is there only when some line bears it. */
export function LinesSection({ quotation }: { readonly quotation: QuotationDocument }) {
  const { currency, lines } = quotation;
  const money = (amount: number) => formatMoney(amount, currency);
  const withIva = showsIva(quotation);
  const totals = totalsOf(quotation);
  const amounts = lines.map(({ unitPrice, subtotal, iva }) =>
    [unitPrice, subtotal, ...(withIva ? [iva] : [])].map(money),
  );
  const columns = AMOUNTS.slice(0, withIva ? 3 : 2).map(([label, least], index) =>
    amountColumn(
      label,
      least,
      amounts.map((row) => row[index] ?? ''),
    ),
  );
  const rows = lines.map((line, index) => [
    { text: line.profile, detail: detailOf(quotation, index) },
    String(peopleOf(line)),
    String(line.days),
    ...(amounts[index] ?? []),
  ]);
  return (
    <>
      <Heading presence={TABLE_PRESENCE}>{HEADINGS.lines}</Heading>
      <Table
        columns={[PROFILE, ...COUNTS, ...columns]}
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
