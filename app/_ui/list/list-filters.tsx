'use client';

import { CloseButton } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { FieldBox, fieldClass } from '../controls/field-box';
import { PlainButton } from '../controls/plain-button';
import { SelectInput } from '../controls/select-input';
import { later } from '../later/later';
import styles from './list-filters.module.css';
import type { ListUrl } from './use-list-url';

const FilterSheet = later(() => import('./filter-sheet'), { missing: 'over' });
const PHONE = '(max-width: 639px)';

type FilterOption = { readonly value: string; readonly label: string };

/** One of several values, or all of them. `name` is the one in the address: 'estado'. */
type Choice = { readonly name: string; readonly label: string; readonly options: readonly FilterOption[] };

export type ListFilter =
  | Choice
  /** Any other control that reads and sets the address. */
  | ((url: ListUrl) => ReactNode);

type Props = {
  url: ListUrl;
  /** What is searched for; left out for a list without free text. */
  search?: string;
  filters?: readonly (ListFilter | false)[];
  /** Filters that few use: behind a button, in a drawer at the side. */
  more?: readonly (ListFilter | false)[];
};

/**
 * The row of search and filters above a list; offers to take them all away once one is set. On a phone only the search
 * stands there, and a button with the count of those set opens the rest in a sheet.
 */
export function ListFilters({ url, search, filters = [], more = [] }: Props) {
  const t = useTranslations('ui.table');
  const isPhone = useMediaQuery(PHONE);
  const [opened, { open, close }] = useDisclosure(false);
  const controls = (these: Props['filters'] = []) =>
    Children.toArray(these.map((filter) => filter && controlOf(filter, url)));
  const [first, rest] = [controls(filters), controls(more)];
  const inSheet = isPhone ? [...first, ...rest] : rest;
  const count = Object.keys(url.filters).length;
  const words = more.length > 0 && !isPhone ? t('moreFilters') : t('filters');
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {search && <SearchField url={url} label={search} />}
      {!isPhone && first}
      {first.length + rest.length > 0 && (
        <PlainButton
          className={rest.length > 0 ? '' : styles.open}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {count > 0 && (isPhone || rest.length === 0) ? t('filtersSet', { count }) : words}
        </PlainButton>
      )}
      {(isPhone || rest.length > 0) && (
        <FilterSheet opened={opened} onClose={close} position={isPhone ? 'bottom' : 'right'}>
          {inSheet}
        </FilterSheet>
      )}
      {url.filtered && (
        <PlainButton
          variant="subtle"
          className={styles.clear}
          leftSection={<IconX size={14} stroke={1.5} aria-hidden />}
          onClick={url.clear}
        >
          {t('clearFilters')}
        </PlainButton>
      )}
    </search>
  );
}

/** Free text, sent a moment after the last key. */
function SearchField({ url, label }: { url: ListUrl; label: string }) {
  const t = useTranslations('ui');
  return (
    <FieldBox
      className={styles.search}
      left={<IconSearch size={16} stroke={1.5} aria-hidden />}
      right={
        url.search && <CloseButton size="sm" aria-label={t('clear')} onClick={() => url.setSearch('')} />
      }
    >
      <input
        className={fieldClass}
        data-variant="default"
        type="search"
        aria-label={label}
        placeholder={label}
        value={url.search}
        onChange={({ currentTarget }) => url.setSearch(currentTarget.value)}
      />
    </FieldBox>
  );
}

function controlOf(filter: ListFilter, url: ListUrl): ReactNode {
  if (typeof filter === 'function') return filter(url);
  return <ChoiceFilter key={filter.name} {...filter} url={url} />;
}

function ChoiceFilter({ name, label, options, url }: Choice & { url: ListUrl }) {
  return (
    <SelectInput
      className={styles.select}
      aria-label={label}
      placeholder={label}
      data={options}
      value={url.filters[name] ?? null}
      onChange={(chosen) => url.setFilter(name, chosen)}
      clearable
      searchable={options.length > 8}
    />
  );
}
