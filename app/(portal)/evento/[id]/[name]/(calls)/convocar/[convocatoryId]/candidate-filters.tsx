'use client';

import { useTranslations } from 'next-intl';
import { ListFilters } from '@/app/_ui/list/list-filters';
import type { ListUrl } from '@/app/_ui/list/use-list-url';
import { AGES, HEIGHTS } from './candidate-query';

type Options = readonly { readonly value: string; readonly label: string }[];
export type CandidateChoices = {
  readonly cities: Options;
  readonly languages: readonly string[];
  /** Saved searches by id. */
  readonly searches: Options;
};

/** What one looks for among those of the call's profile and gender. */
export function CandidateFilters({ url, choices }: { url: ListUrl; choices: CandidateChoices }) {
  const t = useTranslations('events.picker');
  const ages = AGES.map((range) => {
    const [from = '', to] = range.split('-');
    return { value: range, label: to ? t('ages', { from, to }) : t('agesFrom', { from }) };
  });
  const heights = HEIGHTS.map((cm) => ({ value: String(cm), label: t('fromHeight', { cm }) }));
  const languages = choices.languages.map((name) => ({ value: name, label: name }));
  const r = useTranslations('events.record');
  const histories = [
    { value: 'conocidos', label: r('known') },
    { value: 'calificados', label: r('rated') },
    { value: 'nuevos', label: r('new') },
  ];
  const free = [{ value: 'libre', label: t('free') }];
  return (
    <ListFilters
      url={url}
      search={t('search')}
      filters={[
        { name: 'agenda', label: t('agenda'), options: free },
        { name: 'ciudad', label: t('city'), options: choices.cities },
        { name: 'edad', label: t('age'), options: ages },
        { name: 'estatura', label: t('minHeight'), options: heights },
        { name: 'historia', label: r('filter'), options: histories },
        { name: 'idioma', label: t('language'), options: languages },
        choices.searches.length > 0 && {
          name: 'busqueda',
          label: t('savedSearch'),
          options: choices.searches,
        },
      ]}
    />
  );
}
