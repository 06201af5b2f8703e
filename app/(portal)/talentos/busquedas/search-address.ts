import { LIST_PARAMS, listHref } from '@/app/_ui/list/list-query';
import { endsOf, RANGED_FIELDS, TALENT_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';
import type { TalentSearch } from '@/lib/talents/search/inputs';
import { TALENT_LIST, writeDays } from '../list-query';

const range = (from: number | undefined, to: number | undefined): string | null =>
  from === undefined && to === undefined ? null : `${from ?? ''}-${to ?? ''}`;
const number = (value: number | undefined): string | null => (value === undefined ? null : String(value));

/** A search by the names of the list's address; null for what narrows nothing. What `TALENT_LIST` reads comes out again. */
export const inAddress = (search: TalentSearch): Readonly<Record<string, string | null>> => ({
  [LIST_PARAMS.search]: search.search || null,
  perfil: number(search.profileId),
  principal: search.mainProfile ? 'si' : null,
  genero: search.gender ?? null,
  ciudad: number(search.cityId),
  edad: range(search.minAge, search.maxAge),
  ...Object.fromEntries(
    RANGED_FIELDS.map((field) => {
      const [least, most] = endsOf(field);
      return [TALENT_FIELDS[field].filter, range(search[least], search[most])];
    }),
  ),
  ...Object.fromEntries(WORDED_FIELDS.map((field) => [TALENT_FIELDS[field].filter, search[field] ?? null])),
  idioma: search.language ?? null,
  nivel: search.languageLevel ?? null,
  aptitud: search.skill ?? null,
  dominio: search.skillLevel ?? null,
  foto: search.photo === undefined ? null : search.photo ? 'con' : 'sin',
  libre: search.freeFrom ? writeDays(search.freeFrom, search.freeTo ?? search.freeFrom) : null,
  exclusivo: search.exclusive ? 'si' : null,
  etiqueta: search.tag ?? null,
  estado: number(search.stateId),
});

/** Where the list shows whom a search finds. */
export const searchAddress = (search: TalentSearch): string =>
  listHref(TALENT_LIST.path, {}, inAddress(search));
