import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { decimalFromMinor } from '@/lib/core/money';
import type { Receivable } from '@/lib/finances/receivables/queries';

/** What is owed, with amounts as numbers of their currency. */
export async function receivableColumns(): Promise<readonly ExportColumn<Receivable>[]> {
  const t = await getTranslations('receivables');
  const money = (of: (debt: Receivable) => number) => (debt: Receivable) =>
    Number(decimalFromMinor(of(debt), debt.currencyCode));
  return [
    { header: t('client'), width: 32, value: ({ clientName }) => clientName },
    { header: t('event'), width: 32, value: ({ eventName }) => eventName },
    { header: t('invoice'), value: ({ invoiceNumber }) => invoiceNumber },
    { header: t('due'), width: 14, value: ({ dueOn }) => ({ day: dueOn }) },
    { header: t('export.days'), value: ({ late, balance }) => (balance > 0 ? Math.max(0, late) : null) },
    { header: t('export.age'), value: ({ age, balance }) => (balance > 0 ? t(`ages.${age}`) : null) },
    { header: t('charged'), value: money(({ charged }) => charged) },
    { header: t('settled'), value: money(({ settled }) => settled) },
    { header: t('export.others'), value: money(({ settledByOthers }) => settledByOthers) },
    { header: t('balance'), value: money(({ balance }) => balance) },
    { header: t('export.currency'), width: 10, value: ({ currencyCode }) => currencyCode },
  ];
}
