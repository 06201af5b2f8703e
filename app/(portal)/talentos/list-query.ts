import { choiceOf, defineList, numberOf, oneOf } from '@/app/_ui/list/list-query';
import { GENDERS } from '@/db/values/line-values';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import { isCalendarDate } from '@/lib/core/dates';
import { endsOf, RANGED_FIELDS, TALENT_FIELDS, WORDED_FIELDS } from '@/lib/core/talent-fields';
import type { TalentFilter } from '@/lib/talents/search/conditions';

/** The most that a range may name: years, centimetres or kilograms. */
export const MOST_AGE = 120;
export const MOST_MEASURE = 400;

/** '18-25', '170-' or '-62', both ends included. */
const range =
  <Min extends string, Max extends string>(min: Min, max: Max, most: number) =>
  (text: string): Partial<Record<Min | Max, number>> | null => {
    const [, from, to] = /^(\d{0,3})-(\d{0,3})$/.exec(text) ?? [];
    if (!from && !to) return null;
    const ends = { ...(from ? { [min]: Number(from) } : {}), ...(to ? { [max]: Number(to) } : {}) };
    return Object.values(ends).every((end) => Number(end) <= most)
      ? (ends as Partial<Record<Min | Max, number>>)
      : null;
  };

const words =
  <Key extends string>(key: Key) =>
  (text: string): Partial<Record<Key, string>> | null =>
    text.length <= 120 ? ({ [key]: text } as Record<Key, string>) : null;

/** '2026-05-01..2026-05-03', as `readDays` reads it. */
export const readDays = (text: string): [string, string] | null => {
  const [from = '', to = ''] = text.split('..');
  return isCalendarDate(from) && isCalendarDate(to) ? [from, to] : null;
};
export const writeDays = (from: string, to: string): string => `${from}..${to}`;

/** What both roles search by, by its name in the address. */
export const TALENT_LIST = defineList<TalentFilter>('/talentos', {
  filters: {
    perfil: numberOf('profileId'),
    principal: choiceOf('mainProfile', { si: true }),
    genero: oneOf('gender', GENDERS),
    ciudad: numberOf('cityId'),
    edad: range('minAge', 'maxAge', MOST_AGE),
    ...Object.fromEntries(
      RANGED_FIELDS.map((field) => [TALENT_FIELDS[field].filter, range(...endsOf(field), MOST_MEASURE)]),
    ),
    ...Object.fromEntries(WORDED_FIELDS.map((field) => [TALENT_FIELDS[field].filter, words(field)])),
    idioma: words('language'),
    nivel: oneOf('languageLevel', LANGUAGE_LEVELS),
    aptitud: (skill) => (/^\d{1,4}:.{1,120}$/.test(skill) ? { skill } : null),
    dominio: oneOf('skillLevel', SKILL_LEVELS),
    foto: choiceOf('photo', { con: true, sin: false }),
    libre: (text) => {
      const days = readDays(text);
      return days && { freeFrom: days[0], freeTo: days[1] };
    },
    exclusivo: choiceOf('exclusive', { si: true }),
    etiqueta: words('tag'),
    estado: numberOf('stateId'),
  },
  size: 24,
});

/** 'tabla' shows rows instead of photos. */
export const VIEW_PARAM = 'vista';
