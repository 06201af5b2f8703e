'use client';

import { useTranslations } from 'next-intl';
import { useStateOptions } from '@/app/_ui/data/state-badge';
import { DaysFilter } from '@/app/_ui/list/days-filter';
import type { FilterChip } from '@/app/_ui/list/filter-chips';
import type { ListFilter } from '@/app/_ui/list/list-filters';
import { RangeFilter } from '@/app/_ui/list/range-filter';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import { GENDERS } from '@/db/values/line-values';
import { LANGUAGE_LEVELS, SKILL_LEVELS } from '@/db/values/skill-levels';
import { formatDayRange } from '@/lib/core/dates';
import { TALENT } from '@/lib/core/states';
import {
  RANGED_FIELDS,
  type RangedField,
  TALENT_FIELDS,
  WORDED_FIELDS,
  type WordedField,
} from '@/lib/core/talent-fields';
import { MOST_AGE, MOST_MEASURE, readDays, writeDays } from './list-query';

type Options = readonly { readonly value: string; readonly label: string }[];

/** What the filters choose from. */
export type Choices = { readonly words: Readonly<Record<WordedField, Options>> } & Readonly<
  Record<'profiles' | 'cities' | 'languages' | 'skills' | 'tags', Options>
>;

const RANGES: Readonly<Record<string, number>> = {
  edad: MOST_AGE,
  ...Object.fromEntries(RANGED_FIELDS.map((field) => [TALENT_FIELDS[field].filter, MOST_MEASURE])),
};
/** The fields of a talent by the names of their filters. */
const FIELD_OF = new Map<string, RangedField | WordedField>(
  [...RANGED_FIELDS, ...WORDED_FIELDS].map((field) => [TALENT_FIELDS[field].filter, field]),
);

const asWritten = (words: readonly string[]): Options => words.map((word) => ({ value: word, label: word }));

const noon = (day: string): string => `${day}T12:00:00Z`;

/** The filters of talents for a role, those that are on in words, and what is searched for. */
export function useTalentFilters(choices: Choices, role: 'administrator' | 'agency') {
  const t = useTranslations('talents');
  const f = useTranslations('talents.filters');
  const states = useStateOptions(TALENT);
  const yes = [{ value: 'si', label: f('yes') }];
  const agency = role === 'agency';
  const w = useTranslations('talents.fields.whole');
  const labelOf = (name: string): string => {
    const field = FIELD_OF.get(name);
    return field ? w(field) : f(name as 'perfil');
  };
  const choice = (name: string, options: Options) => ({ name, label: labelOf(name), options });
  const first = [
    ...(agency ? [] : [choice('estado', states)]),
    choice('perfil', choices.profiles),
    choice(
      'genero',
      GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
    ),
    choice('ciudad', choices.cities),
  ];
  const rest = [
    choice('principal', yes),
    choice('idioma', choices.languages),
    choice('nivel', asWritten(LANGUAGE_LEVELS)),
    choice('aptitud', choices.skills),
    choice('dominio', asWritten(SKILL_LEVELS)),
    ...WORDED_FIELDS.map((field) => choice(TALENT_FIELDS[field].filter, choices.words[field])),
    choice('foto', [
      { value: 'con', label: f('withPhoto') },
      { value: 'sin', label: f('withoutPhoto') },
    ]),
    choice('exclusivo', yes),
    ...(agency && choices.tags.length > 0 ? [choice('etiqueta', choices.tags)] : []),
  ];
  const range = (name: string): ListFilter =>
    function rangeOf(url) {
      return <RangeFilter key={name} url={url} name={name} label={labelOf(name)} most={RANGES[name] ?? 0} />;
    };
  const days: ListFilter = (url) => (
    <DaysFilter
      key="libre"
      label={f('libre')}
      value={readDays(url.filters.libre ?? '') ?? [null, null]}
      onChange={([from, to]) => url.setFilter('libre', from && to ? writeDays(from, to) : null)}
    />
  );

  const wordsOf = (name: string, value: string): string => {
    const chosen = [...first, ...rest].find((each) => each.name === name);
    if (chosen) return chosen.options.find((option) => option.value === value)?.label ?? value;
    const free = name === 'libre' ? readDays(value) : null;
    if (free) return formatDayRange(noon(free[0]), noon(free[1]), 'UTC', { year: true });
    const [from, to] = value.split('-');
    return from && to
      ? f('between', { from, to })
      : from
        ? f('least', { from })
        : f('most', { to: to ?? '' });
  };
  const known = new Set([...Object.keys(RANGES), 'libre', ...[...first, ...rest].map(({ name }) => name)]);
  const chipsOf = (set: Readonly<Record<string, string>>): FilterChip[] =>
    Object.entries(set)
      .filter(([name]) => known.has(name))
      .map(([name, value]) => ({
        name,
        text: `${labelOf(name)}: ${wordsOf(name, value)}`,
      }));

  return {
    search: t('search'),
    filters: first satisfies readonly ListFilter[],
    more: [days, ...Object.keys(RANGES).map(range), ...rest] satisfies readonly ListFilter[],
    chips: (url: ListUrl) => chipsOf(url.filters),
    /** Filters by their names in the address, in words. */
    chipsOf,
  };
}
