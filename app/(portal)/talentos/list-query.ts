import { defineList, numberOf, oneOf } from '@/app/_ui/list/list-query';
import type { TalentFilter } from '@/lib/talents/search/conditions';

export const GENDERS = ['FEMENINO', 'MASCULINO'] as const;

export const TALENT_LIST = defineList<TalentFilter>('/talentos', {
  filters: {
    estado: numberOf('stateId'),
    perfil: numberOf('profileId'),
    genero: oneOf('gender', GENDERS),
    ciudad: numberOf('cityId'),
  },
  size: 24,
});

/** 'tabla' shows rows instead of photos. */
export const VIEW_PARAM = 'vista';
