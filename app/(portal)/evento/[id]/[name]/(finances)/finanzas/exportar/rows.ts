import type { useTranslations } from 'next-intl';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { decimalFromMinor } from '@/lib/core/money';
import type { Cost } from '@/lib/finances/costs/queries';
import type { EventFinances } from '@/lib/finances/margin/queries';
import { INCOME_LINE } from '@/lib/finances/margin/rules';

type Words = ReturnType<typeof useTranslations<'events.finances'>>;

/** A line of the comparison, or a cost below it; amounts in minor units. */
export type FinanceRow = {
  readonly section: string;
  readonly concept: string;
  readonly quoted: number | null;
  readonly actual: number | null;
  readonly open: number | null;
  readonly supplier: string | null;
  readonly day: string | null;
  readonly amount: number | null;
  readonly iva: number | null;
  readonly note: string | null;
};

const NO_COST = { supplier: null, day: null, amount: null, iva: null };

/** The comparison with its sums first, then each cost. */
export function exportRows(t: Words, finances: EventFinances, costs: readonly Cost[]): FinanceRow[] {
  const { estimated, actual, expected, open, lines, notes } = finances;
  const compared = (
    concept: string,
    sides: { quoted: number; actual: number; open: number },
    key?: string,
  ): FinanceRow => ({
    ...NO_COST,
    ...sides,
    section: t('export.compare'),
    concept,
    note: (key && notes[key]) ?? null,
  });
  return [
    compared(t('kinds.INCOME'), { quoted: estimated.income, actual: actual.income, open: 0 }, INCOME_LINE),
    ...lines.map(({ key, kind, profile, quoted, actual: came, open: still }) =>
      compared(
        kind === 'PROFILE' ? (profile?.name ?? '') : t(`kinds.${kind}`),
        { quoted, actual: came, open: still },
        key,
      ),
    ),
    compared(t('total'), { quoted: estimated.costs, actual: actual.costs, open }),
    compared(t('marginRow'), { quoted: estimated.margin, actual: expected.margin, open: 0 }),
    ...costs.map((cost) => ({
      section: t(cost.voidedAt ? 'export.voided' : 'export.cost'),
      concept: t(`kinds.${cost.category}`),
      quoted: null,
      actual: cost.cost,
      open: null,
      supplier: cost.supplier,
      day: cost.spentOn,
      amount: cost.amount,
      iva: cost.iva,
      note: [cost.voidedReason, cost.note].filter(Boolean).join(' · ') || null,
    })),
  ];
}

/** Amounts as numbers of the event's currency, with its decimals. */
export function exportColumns(t: Words, currency: string): readonly ExportColumn<FinanceRow>[] {
  const money = (amount: number | null) =>
    amount === null ? null : Number(decimalFromMinor(amount, currency));
  return [
    { header: t('export.section'), value: ({ section }) => section },
    { header: t('export.concept'), width: 32, value: ({ concept }) => concept },
    { header: t('export.quoted'), value: ({ quoted }) => money(quoted) },
    { header: t('export.actual'), value: ({ actual }) => money(actual) },
    { header: t('open'), value: ({ open }) => money(open) },
    {
      header: t('export.difference'),
      value: ({ quoted, actual, open }) =>
        quoted === null || actual === null ? null : money(actual + (open ?? 0) - quoted),
    },
    { header: t('export.supplier'), width: 28, value: ({ supplier }) => supplier },
    { header: t('export.date'), width: 14, value: ({ day }) => (day ? { day } : null) },
    { header: t('export.amount'), value: ({ amount }) => money(amount) },
    { header: t('export.iva'), value: ({ iva }) => money(iva) },
    { header: t('export.note'), width: 40, value: ({ note }) => note },
    { header: t('export.currency'), width: 10, value: () => currency },
  ];
}
