'use client';

import { Button, CloseButton, Select, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import styles from './table-filters.module.css';
import type { TableUrl } from './use-table-url';

/** The row of filters above a table; offers to take them all away once one is set. */
export function TableFilters({ url, children }: { url: TableUrl; children: ReactNode }) {
  const t = useTranslations('ui.table');
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {children}
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
