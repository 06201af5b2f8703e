'use client';

import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { memo, useMemo, useState } from 'react';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { holdsSearch } from '@/lib/core/readers/search';
import type { EditorClient } from '../../draft/editor-options';
import { useEditorFrame } from '../editor-context';

type Props = {
  clientId: string | null;
  error: string | undefined;
  onChoose: (client: EditorClient | null) => void;
  /** Opens the form for a new client of this name. */
  onAdd: (name: string) => void;
};

/** One of the agency's clients, found by name or identification, accents and case aside. */
export const ClientField = memo(function ClientField({ clientId, error, onChoose, onAdd }: Props) {
  const t = useTranslations('quotations.client');
  const { options, adds, leave } = useEditorFrame();
  const [search, setSearch] = useState('');
  const data = useMemo(
    () =>
      options.clients.map(({ id, name, identification }) => ({
        value: id,
        label: identification ? `${name} · ${identification}` : name,
      })),
    [options.clients],
  );
  return (
    <SelectInput
      id="clientId"
      label={t('client')}
      placeholder={t('clientPlaceholder')}
      withAsterisk
      disabled={adds}
      searchable
      clearable
      data={data}
      value={clientId}
      onChange={(id) => onChoose(options.clients.find((known) => known.id === id) ?? null)}
      searchValue={search}
      onSearchChange={setSearch}
      filter={({ options: entries, search: typed }) =>
        entries.filter((entry) => 'label' in entry && holdsSearch(entry.label, typed))
      }
      onKeyDown={({ key }) => {
        const inVain = search.trim() !== '' && !data.some(({ label }) => holdsSearch(label, search));
        if (key === 'Enter' && inVain) onAdd(search);
      }}
      limit={50}
      nothingFoundMessage={
        <Button variant="subtle" color="ink" size="xs" onClick={() => onAdd(search)}>
          {t('addNamed', { name: search.trim() })}
        </Button>
      }
      error={error}
      onBlur={() => leave('clientId')}
    />
  );
});
