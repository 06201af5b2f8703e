import { choiceOf, defineList } from '@/app/_ui/list/list-query';
import { RIDERS_PATH } from '@/lib/core/paths';
import type { RiderFilter } from '@/lib/rides/riders/queries';

/** Values of the filter `permiso`; without it those who may order rides. */
export const PERMISSIONS = { autorizados: true, 'sin-autorizar': false } as const;
export const WITHOUT = 'sin-autorizar' satisfies keyof typeof PERMISSIONS;

export const RIDER_LIST = defineList<RiderFilter>(RIDERS_PATH, {
  filters: { permiso: choiceOf('allowed', PERMISSIONS) },
});
