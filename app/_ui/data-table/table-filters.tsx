'use client';

import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch, IconX } from '@tabler/icons-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Children, isValidElement, type ReactNode } from 'react';
import styles from './table-filters.module.css';
import type { TableUrl } from './use-table-url';

const FilterSheet = dynamic(() => import('./filter-sheet'), { ssr: false });
const PHONE = '(max-width: 639px)';

/**
 * The row of filters above a table; offers to take them all away once one is set. On a phone only the search stands
 * there, and a button with the count of those set opens the rest in a sheet.
 */
export function TableFilters({ url, children }: { url: TableUrl; children: ReactNode }) {
  const t = useTranslations('ui.table');
  const isPhone = useMediaQuery(PHONE);
  const [opened, { open, close }] = useDisclosure(false);
  const parts = Children.toArray(children);
  const isSearch = (part: ReactNode) => isValidElement(part) && part.type === SearchFilter;
  const rest = parts.filter((part) => !isSearch(part));
  const count = Object.keys(url.filters).length;
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {parts.filter(isSearch)}
      {rest.length > 0 && (
        <Button
          className={styles.open}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />}
          aria-haspopup="dialog"
          onClick={open}
        >
          {count > 0 ? t('filtersSet', { count }) : t('filters')}
        </Button>
      )}
      {isPhone ? (
        <FilterSheet opened={opened} onClose={close}>
          {rest}
        </FilterSheet>
      ) : (
        rest
      )}
      {url.filtered && (
        <Button
          variant="subtle"
          color="ink"
          leftSection={<IconX size={14} stroke={1.5} aria-hidden />}
          onClick={url.clear}
        >
          {t('clearFilters')}
        </Button>
      )}
    </search>
  );
}

type SearchProps = { url: TableUrl; label: string; placeholder?: string };

/** Free text, sent a moment after the last key. */
export function SearchFilter({ url, label, placeholder }: SearchProps) {
  const t = useTranslations('ui');
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={url.search}
      onChange={({ currentTarget }) => url.setSearch(currentTarget.value)}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        url.search && <CloseButton size="sm" aria-label={t('clear')} onClick={() => url.setSearch('')} />
      }
    />
  );
}

type SelectProps = {
  url: TableUrl;
  /** Name in the address: 'estado'. */
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** One of several values, or all of them. */
export function SelectFilter({ url, name, label, options }: SelectProps) {
  return (
    <Select
      className={styles.select}
      aria-label={label}
      placeholder={label}
      data={options.map(({ value, label: text }) => ({ value, label: text }))}
      value={url.filters[name] ?? null}
      onChange={(value) => url.setFilter(name, value)}
      clearable
      searchable={options.length > 8}
    />
  );
}
