'use client';

import { useTranslations } from 'next-intl';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { TableUrl } from '@/app/_ui/data-table/use-table-url';
import { AGES, HEIGHTS } from './candidate-query';

type Options = readonly { readonly value: string; readonly label: string }[];
export type CandidateChoices = { readonly cities: Options; readonly languages: readonly string[] };

/** What one looks for among those of the call's profile and gender. */
export function CandidateFilters({ url, choices }: { url: TableUrl; choices: CandidateChoices }) {
  const t = useTranslations('events.picker');
  const ages = AGES.map((range) => {
    const [from = '', to] = range.split('-');
    return { value: range, label: to ? t('ages', { from, to }) : t('agesFrom', { from }) };
  });
  const heights = HEIGHTS.map((cm) => ({ value: String(cm), label: t('fromHeight', { cm }) }));
  const languages = choices.languages.map((name) => ({ value: name, label: name }));
  const free = [{ value: 'libre', label: t('free') }];
  return (
    <TableFilters url={url}>
      <SearchFilter url={url} label={t('search')} />
      <SelectFilter url={url} name="agenda" label={t('agenda')} options={free} />
      <SelectFilter url={url} name="ciudad" label={t('city')} options={choices.cities} />
      <SelectFilter url={url} name="edad" label={t('age')} options={ages} />
      <SelectFilter url={url} name="estatura" label={t('minHeight')} options={heights} />
      <SelectFilter url={url} name="idioma" label={t('language')} options={languages} />
    </TableFilters>
  );
}
