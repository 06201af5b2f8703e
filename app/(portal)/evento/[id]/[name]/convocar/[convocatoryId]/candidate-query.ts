import { readTableQuery, type SearchParams } from '@/app/_ui/data-table/table-query';
import type { CandidateFilter } from '@/lib/convocatories/candidates/queries';

export const CANDIDATE_FILTERS = ['agenda', 'ciudad', 'edad', 'estatura', 'idioma'] as const;

/** Years, both included; '46-' has no end. */
export const AGES = ['18-25', '26-35', '36-45', '46-'] as const;
/** In centimetres. */
export const HEIGHTS = [150, 155, 160, 165, 170, 175, 180, 185, 190] as const;

const number = (text: string | undefined): number | undefined =>
  text && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

/** Whom the address of the candidates looks for; what makes no sense reads as if it were not there. */
export function readCandidateFilter(params: SearchParams): CandidateFilter {
  const { search, filters } = readTableQuery(params, {
    sortable: ['fit'],
    defaultSort: 'fit',
    filters: CANDIDATE_FILTERS,
  });
  const [from, to] = AGES.find((range) => range === filters.edad)?.split('-') ?? [];
  const wanted = {
    search,
    cityId: number(filters.ciudad),
    minHeight: number(filters.estatura),
    minAge: number(from),
    maxAge: number(to),
    language: filters.idioma,
    free: filters.agenda === 'libre' || undefined,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}
