'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { searchWords } from '@/lib/talents/saved-searches/inputs';
import { CHANGE_TALENT_SEARCH } from '@/lib/talents/saved-searches/writes';
import { SearchNameField, SearchSharedField } from './search-fields';
import type { SearchRow } from './search-row';

type Props = { search: SearchRow; role: 'administrator' | 'agency'; onDone: () => void };

/** The name of a search, and whether others open it. */
export default function EditSearchForm({ search, role, onDone }: Props) {
  const t = useTranslations('savedSearches');
  const form = useFormOf(CHANGE_TALENT_SEARCH, {
    schema: searchWords,
    given: { id: search.id },
    values: { name: search.name, shared: search.shared },
    revision: search.revision,
    keptAs: search.id,
    saved: t('changed'),
    onSaved: onDone,
    onUnchanged: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('saveChange')} cancel={onDone}>
      <FormGrid>
        <SearchNameField />
        <SearchSharedField role={role} />
      </FormGrid>
    </WriteForm>
  );
}
