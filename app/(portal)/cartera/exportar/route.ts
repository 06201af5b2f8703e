import { receivableColumns } from '@/app/_features/receivables/export-columns';
import { readList } from '@/app/_ui/list/list-query';
import { answerExport } from '@/app/api/answer-export';
import { listReceivables } from '@/lib/finances/receivables/queries';
import { RECEIVABLE_LIST, readView } from '../list-query';

/** What clients owe, as the list shows it, all pages of it. */
export const GET = (request: Request): Promise<Response> =>
  answerExport(request, {
    name: 'cartera',
    columns: receivableColumns,
    list: (params) => {
      const { filter, page } = readList(RECEIVABLE_LIST, params);
      return { filter: { ...filter, view: readView(params) }, page };
    },
    read: listReceivables,
  });
