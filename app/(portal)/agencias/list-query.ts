import { choiceOf, defineList, oneOf } from '@/app/_ui/list/list-query';
import type { AgencyFilter, AgencySort } from '@/lib/agencies/queries';
import { AGENCY } from '@/lib/core/states';

/** Values of the filter `regimen`, in the order in which people choose them. */
export const REGIMES = {
  simple: 'simple',
  gran: 'large',
  iva: 'iva',
  'no-iva': 'noIva',
  'sin-decir': 'unsaid',
} as const;

/** Values of the filter `datos`. */
export const COMPLETENESS = { completos: true, incompletos: false } as const;

export const AGENCY_LIST = defineList<AgencyFilter, AgencySort>('/agencias', {
  sorts: ['name', 'owner', 'people', 'access', 'created'],
  sort: 'name',
  filters: {
    estado: oneOf('stateId', Object.values(AGENCY)),
    regimen: choiceOf('regime', REGIMES),
    datos: choiceOf('complete', COMPLETENESS),
  },
});
