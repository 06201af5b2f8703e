import { defineList, numberOf } from '@/app/_ui/list/list-query';
import type { CandidateFilter } from '@/lib/convocatories/candidates/queries';

/** Years, both included; '46-' has no end. */
export const AGES = ['18-25', '26-35', '36-45', '46-'] as const;
/** In centimetres. */
export const HEIGHTS = [150, 155, 160, 165, 170, 175, 180, 185, 190] as const;

/** What the own agency has lived with somebody, as the address names it. */
export const HISTORIES: Readonly<Record<string, NonNullable<CandidateFilter['history']>>> = {
  conocidos: 'KNOWN',
  calificados: 'RATED',
  nuevos: 'NEW',
};

export const CANDIDATE_LIST = defineList<CandidateFilter>('', {
  size: 48,
  filters: {
    agenda: (asked) => (asked === 'libre' ? { free: true } : null),
    ciudad: numberOf('cityId'),
    edad: (asked) => {
      const [from, to] = AGES.find((range) => range === asked)?.split('-') ?? [];
      return { ...(from ? { minAge: Number(from) } : {}), ...(to ? { maxAge: Number(to) } : {}) };
    },
    estatura: numberOf('minHeight'),
    historia: (asked) => {
      const history = HISTORIES[asked];
      return history ? { history } : null;
    },
    idioma: (language) => ({ language }),
    // Its filters are added by the page, which reads whom the reader may open.
    busqueda: () => ({}),
  },
});
