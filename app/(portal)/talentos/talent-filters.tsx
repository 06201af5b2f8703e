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
import { MOST_AGE, MOST_MEASURE, readDays, writeDays } from './list-query';

type Options = readonly { readonly value: string; readonly label: string }[];

/** What the filters choose from. */
export type Choices = Readonly<
  Record<
    | 'profiles'
    | 'cities'
    | 'languages'
    | 'skills'
    | 'eyeColours'
    | 'hairColours'
    | 'shirts'
    | 'pants'
    | 'footwear'
    | 'tags',
    Options
  >
>;

const RANGES = {
  edad: MOST_AGE,
  estatura: MOST_MEASURE,
  peso: MOST_MEASURE,
  busto: MOST_MEASURE,
  cintura: MOST_MEASURE,
  cadera: MOST_MEASURE,
} as const;
type Range = keyof typeof RANGES;

const asWritten = (words: readonly string[]): Options => words.map((word) => ({ value: word, label: word }));

const noon = (day: string): string => `${day}T12:00:00Z`;

/** The filters of talents for a role, those that are on in words, and what is searched for. */
export function useTalentFilters(choices: Choices, role: 'administrator' | 'agency') {
  const t = useTranslations('talents');
  const f = useTranslations('talents.filters');
  const states = useStateOptions(TALENT);
  const yes = [{ value: 'si', label: f('yes') }];
  const agency = role === 'agency';
  const choice = (name: Parameters<typeof f>[0] & string, options: Options) => ({
    name,
    label: f(name as 'perfil'),
    options,
  });
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
    choice('ojos', choices.eyeColours),
    choice('cabello', choices.hairColours),
    choice('camisa', choices.shirts),
    choice('pantalon', choices.pants),
    choice('calzado', choices.footwear),
    choice('foto', [
      { value: 'con', label: f('withPhoto') },
      { value: 'sin', label: f('withoutPhoto') },
    ]),
    choice('exclusivo', yes),
    ...(agency && choices.tags.length > 0 ? [choice('etiqueta', choices.tags)] : []),
  ];
  const range = (name: Range): ListFilter =>
    function rangeOf(url) {
      return <RangeFilter key={name} url={url} name={name} label={f(name)} most={RANGES[name]} />;
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
        text: `${f(name as 'perfil')}: ${wordsOf(name, value)}`,
      }));

  return {
    search: t('search'),
    filters: first satisfies readonly ListFilter[],
    more: [days, ...(Object.keys(RANGES) as Range[]).map(range), ...rest] satisfies readonly ListFilter[],
    chips: (url: ListUrl) => chipsOf(url.filters),
    /** Filters by their names in the address, in words. */
    chipsOf,
  };
}
