import { choiceOf, defineList, numberOf, oneOf } from '@/app/_ui/list/list-query';
import { RIDE_PLATFORMS } from '@/db/values/rides';
import { PLATFORM_RIDES_PATH } from '@/lib/core/paths';
import type { RideFilter } from '@/lib/rides/oversight/queries';
import { isMonth } from '@/lib/rides/oversight/rules';

/** Values of the filter `estado`, in the order in which people choose them. */
export const GROUPS = {
  'en-curso': 'inCourse',
  'sin-confirmar': 'unconfirmed',
  fallidos: 'failed',
  cancelados: 'cancelled',
  terminados: 'done',
} as const;

export const PLATFORM_RIDE_LIST = defineList<RideFilter>(PLATFORM_RIDES_PATH, {
  filters: {
    estado: choiceOf('group', GROUPS),
    proveedor: oneOf('platform', RIDE_PLATFORMS),
    ciudad: numberOf('cityId'),
    desde: (from) => (isMonth(from) ? { from } : null),
    hasta: (to) => (isMonth(to) ? { to } : null),
  },
});
