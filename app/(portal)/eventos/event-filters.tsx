'use client';

import { useTranslations } from 'next-intl';
import { useStateWord } from '@/app/_ui/data/state-badge';
import { SearchFilter, SelectFilter, TableFilters } from '@/app/_ui/data-table/table-filters';
import type { TableUrl } from '@/app/_ui/data-table/use-table-url';
import { EVENT } from '@/lib/core/states';

/** Search and state: the same above the table and above the calendar. */
export function EventFilters({ url }: { url: TableUrl }) {
  const t = useTranslations('events.list');
  const word = useStateWord();
  const states = Object.values(EVENT).map((id) => ({ value: String(id), label: word(id) }));
  return (
    <TableFilters url={url}>
      <SearchFilter url={url} label={t('search')} />
      <SelectFilter url={url} name="estado" label={t('state')} options={states} />
    </TableFilters>
  );
}
