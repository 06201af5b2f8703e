import { getTranslations } from 'next-intl/server';
import type { ExportColumn } from '@/app/_ui/data-export/export-table';
import { readList } from '@/app/_ui/list/list-query';
import { answerExport } from '@/app/api/answer-export';
import { decimalFromMinor } from '@/lib/core/money';
import { type CollectedEvent, listCollected } from '@/lib/finances/third-party/queries';
import { COLLECTED_LIST, readView } from '../list-query';

/** What was collected, whose it is and what was paid of it, as the list shows it, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'recaudo',
    columns,
    list: (params) => {
      const { filter, page } = readList(COLLECTED_LIST, params);
      const view = readView(params);
      return { filter: { ...filter, ...(view ? { view } : {}) }, page };
    },
    read: listCollected,
  });

async function columns(): Promise<readonly ExportColumn<CollectedEvent>[]> {
  const t = await getTranslations('receivables.recaudo');
  const money = (of: (event: CollectedEvent) => number) => (event: CollectedEvent) =>
    Number(decimalFromMinor(of(event), event.currencyCode));
  return [
    { header: t('agency'), width: 28, value: ({ agencyName }) => agencyName },
    { header: t('client'), width: 28, value: ({ clientName }) => clientName },
    { header: t('event'), width: 32, value: ({ eventName }) => eventName },
    { header: t('currency'), width: 10, value: ({ currencyCode }) => currencyCode },
    { header: t('export.total'), value: money(({ total }) => total) },
    { header: t('collected'), value: money(({ collected }) => collected) },
    { header: t('talents'), value: money(({ talents }) => talents) },
    { header: t('expenses'), value: money(({ expenses }) => expenses) },
    { header: t('platform'), value: money(({ platform }) => platform) },
    { header: t('share'), value: money(({ agency }) => agency) },
    { header: t('excess'), value: money(({ excess }) => excess) },
    { header: t('export.paidTalents'), value: money(({ paid }) => paid.talents) },
    { header: t('export.paidExpenses'), value: money(({ paid }) => paid.expenses) },
    { header: t('export.paidAgency'), value: money(({ paid }) => paid.agency) },
    { header: t('held'), value: money(({ held }) => held.total) },
    { header: t('export.over'), value: money(({ held }) => held.overpaid) },
  ];
}
