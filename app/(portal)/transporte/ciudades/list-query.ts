import { choiceOf, defineList, numberOf, oneOf } from '@/app/_ui/list/list-query';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { RIDE_OFFICE_PATH } from '@/lib/core/paths';
import type { CoverageFilter, CoverageSort } from '@/lib/rides/coverage/offered';

/** Values of the filter `estado`. */
export const OFFERED = { 'se-ofrece': true, 'no-se-ofrece': false } as const;

export const COVERAGE_LIST = defineList<CoverageFilter, CoverageSort>(RIDE_OFFICE_PATH, {
  sorts: ['city', 'platform', 'changed'],
  sort: 'city',
  filters: {
    proveedor: oneOf('platform', RIDE_PLATFORMS),
    ciudad: numberOf('cityId'),
    estado: choiceOf('enabled', OFFERED),
  },
});
