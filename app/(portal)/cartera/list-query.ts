import { choiceOf, defineList, paramOf, type SearchParams } from '@/app/_ui/list/list-query';
import type { Age } from '@/db/values/client-payments';
import { isUuid } from '@/lib/core/ids';
import { RECEIVABLES_PATH } from '@/lib/core/paths';
import {
  RECEIVABLE_VIEWS,
  type ReceivableFilter,
  type ReceivableSort,
  type ReceivableView,
} from '@/lib/finances/receivables/rules';

/** Ages by their names in the address. */
export const AGE_NAMES: Readonly<Record<string, Age>> = {
  corriente: 'CURRENT',
  '1-30': 'TO_30',
  '31-60': 'TO_60',
  '61-90': 'TO_90',
  'mas-de-90': 'OVER_90',
};
export const nameOfAge = (age: Age): string =>
  Object.keys(AGE_NAMES).find((name) => AGE_NAMES[name] === age) ?? '';

export const RECEIVABLE_LIST = defineList<ReceivableFilter, ReceivableSort>(RECEIVABLES_PATH, {
  sorts: ['due', 'balance'],
  filters: {
    edad: choiceOf('age', AGE_NAMES),
    cliente: (clientId) => (isUuid(clientId) ? { clientId } : null),
  },
});

/** The view, by its name in the address; the first one needs none. */
export const VIEW_PARAM = 'vista';
const NAMES: Readonly<Record<ReceivableView, string | null>> = {
  OWED: null,
  REPORTED: 'por-revisar',
  CREDIT: 'a-favor',
  SETTLED: 'pagados',
};
export const viewName = (view: ReceivableView): string | null => NAMES[view];
export const readView = (params: SearchParams): ReceivableView =>
  RECEIVABLE_VIEWS.find((view) => NAMES[view] === paramOf(params, VIEW_PARAM)) ?? 'OWED';
