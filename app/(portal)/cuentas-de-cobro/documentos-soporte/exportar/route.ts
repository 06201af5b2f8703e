import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { answerExport } from '@/app/api/answer-export';
import { type ListedSupport, listSupport } from '@/lib/claims/support-documents/queries';
import { DIAN_TIME_ZONE, isUntransmitted, printedNumber } from '@/lib/claims/support-documents/rules';
import { isoDateInZone } from '@/lib/core/dates';
import { decimalFromMinor } from '@/lib/core/money';
import { SUPPORT_LIST } from '../list-query';

/** The support documents that the list shows, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, { name: 'documentos-soporte', columns, list: SUPPORT_LIST, read: listSupport });

async function columns(): Promise<readonly ExportColumn<ListedSupport>[]> {
  const t = await getTranslations('support');
  const money = (amount: number, currency: string) => Number(decimalFromMinor(amount, currency));
  return [
    { header: t('number'), value: (row) => printedNumber(row) },
    { header: t('filterKind'), value: ({ kind }) => t(`kinds.${kind}`) },
    { header: t('issued'), value: ({ issuedAt }) => ({ day: isoDateInZone(issuedAt, DIAN_TIME_ZONE) }) },
    { header: t('seller'), width: 30, value: ({ name }) => name },
    { header: t('event'), width: 30, value: ({ eventName }) => eventName },
    { header: t('claim'), value: ({ claimCode }) => claimCode },
    { header: t('amount'), value: ({ amount, currencyCode }) => money(amount, currencyCode) },
    { header: t('withheld'), value: ({ withheld, currencyCode }) => money(withheld, currencyCode) },
    { header: t('currency'), value: ({ currencyCode }) => currencyCode },
    {
      header: t('state'),
      value: (row) => (isUntransmitted(row) ? t('untransmitted') : t(`states.${row.state}`)),
    },
    { header: t('reason'), width: 30, value: ({ rejectedReason }) => rejectedReason },
    { header: t('cuds'), width: 40, value: ({ cuds }) => cuds },
  ];
}
