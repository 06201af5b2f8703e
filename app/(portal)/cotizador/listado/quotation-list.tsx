'use client';

import { useTranslations } from 'next-intl';
import { DataTable } from '@/app/_ui/data-table/data-table';
import type { Pages } from '@/app/_ui/data-table/table-pager';
import { useTableUrl } from '@/app/_ui/data-table/use-table-url';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { quotationPath } from '@/lib/core/paths';
import { quotationCode } from '@/lib/quotations/rules';
import { LIST_FILTERS, LIST_SORT } from './list-query';
import { NoQuotations } from './no-quotations';
import { type FilterChoices, QuotationFilters } from './quotation-filters';
import { useQuotationColumns } from './use-quotation-columns';

type Props = FilterChoices & {
  rows: readonly QuotationSummary[];
  pages: Pages;
  mayManage: boolean;
};

/** The agency's quotations, the newest code first. */
export function QuotationList({ rows, pages, mayManage, ...choices }: Props) {
  const t = useTranslations('quotations');
  const url = useTableUrl({ defaultSort: LIST_SORT, filters: LIST_FILTERS });
  const columns = useQuotationColumns(mayManage);
  return (
    <SectionCard flush>
      <DataTable
        label={t('list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ code, version, event }) => quotationCode(code, version) ?? event}
        rowHref={({ id, event }) => quotationPath(id, event)}
        url={url}
        pages={pages}
        toolbar={<QuotationFilters url={url} {...choices} />}
        empty={<NoQuotations mayManage={mayManage} />}
      />
    </SectionCard>
  );
}
