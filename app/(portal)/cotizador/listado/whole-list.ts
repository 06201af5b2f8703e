import type { WholeList } from '@/app/api/whole-list';
import type { QuotationFilter, QuotationSort } from '@/lib/quotations/listing/matching';
import { maySeeQuotations } from '@/lib/quotations/policy';
import { listQuotations, type QuotationDetail } from '@/lib/quotations/queries';
import { readQuotationQuery } from './list-query';

/** The quotations of the agency that the list's address asks for. */
export const WHOLE_LIST: WholeList<QuotationDetail, QuotationFilter, QuotationSort> = {
  list: readQuotationQuery,
  read: async (actor, asked) => {
    maySeeQuotations(actor);
    return listQuotations(actor, asked);
  },
};
