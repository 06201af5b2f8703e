import { getTranslations } from 'next-intl/server';
import { rateWords, shownStatus } from '@/app/_features/taxes/rate-words';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { listTaxRates, type TaxRateDetail } from '@/lib/taxes/table/queries';
import { TAX_LIST } from '../list-query';

/** The rates that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'impuestos',
    columns,
    list: TAX_LIST,
    read: listTaxRates,
  });

async function columns(): Promise<readonly ExportColumn<TaxRateDetail>[]> {
  const [t, tRates] = await Promise.all([
    getTranslations('taxes.table'),
    getTranslations('quotations.rates'),
  ]);
  const words = rateWords(tRates);
  const day = (text: string | null) => text && { day: text };
  return [
    { header: t('kind'), width: 24, value: ({ kind }) => words.kind(kind) },
    { header: t('concept'), width: 40, value: ({ concept }) => words.concept(concept) },
    { header: t('city'), width: 20, value: ({ city }) => city?.name ?? t('country') },
    { header: t('department'), width: 20, value: ({ city }) => city?.department ?? null },
    {
      header: t('rate'),
      width: 16,
      value: ({ rate, unity }) => (rate === null ? null : words.rate(rate, unity)),
    },
    { header: t('baseUvt'), width: 12, value: ({ baseUvt }) => (baseUvt === null ? null : Number(baseUvt)) },
    { header: t('validFrom'), width: 14, value: ({ validFrom }) => day(validFrom) },
    { header: t('validTo'), width: 14, value: ({ validTo }) => day(validTo) },
    { header: t('status'), width: 18, value: (rate) => words.status(shownStatus(rate) ?? 'none') },
    { header: t('note'), width: 40, value: ({ note }) => note },
    { header: t('source'), width: 40, value: ({ source }) => source },
    {
      header: t('confirmedAt'),
      width: 16,
      value: ({ confirmedAt }) => confirmedAt && { day: isoDateInZone(confirmedAt, DEFAULT_TIME_ZONE) },
    },
    { header: t('confirmedBy'), width: 24, value: ({ confirmedByName }) => confirmedByName },
    { header: t('used'), width: 14, value: ({ used }) => t(used ? 'yes' : 'no') },
  ];
}
