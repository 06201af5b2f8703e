import { choiceOf, defineList, numberOf, oneOf } from '@/app/_ui/list/list-query';
import { TAX_STATUSES } from '@/lib/taxes/rules/tax-table';
import type { TaxRateFilter, TaxRateSort } from '@/lib/taxes/table/queries';
import { TAX_KINDS } from '@/lib/taxes/table/rules';

/** A value of the filter `estado` beside those of the table: rates that nobody said. */
export const UNCONFIGURED = 'sin-configurar';

/** Values of the filter `estado`, in the order in which people choose them. */
export const STATUSES = {
  verificada: TAX_STATUSES[0],
  secundaria: TAX_STATUSES[1],
  'por-confirmar': TAX_STATUSES[2],
};
const statusOf = choiceOf('status', STATUSES);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

export const TAX_LIST = defineList<TaxRateFilter, TaxRateSort>('/impuestos', {
  sorts: ['kind', 'city', 'from', 'status'],
  sort: 'kind',
  filters: {
    impuesto: oneOf('kind', TAX_KINDS),
    ciudad: numberOf('cityId'),
    estado: (name) => (name === UNCONFIGURED ? { configured: false } : statusOf(name)),
    vigente: (day) => (isDay(day) ? { day } : null),
  },
  ids: 'number',
});
