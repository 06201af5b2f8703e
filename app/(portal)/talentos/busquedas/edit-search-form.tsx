'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { searchWords } from '@/lib/talents/saved-searches/inputs';
import { CHANGE_TALENT_SEARCH } from '@/lib/talents/saved-searches/writes';
import { SearchNameField, SearchSharedField } from './search-fields';
import type { SearchRow } from './search-row';

type Props = { search: SearchRow; role: 'administrator' | 'agency'; onDone: () => void };

/** The name of a search, and whether others open it. */
export default function EditSearchForm({ search, role, onDone }: Props) {
  const t = useTranslations('savedSearches');
  const changing = useWrite(CHANGE_TALENT_SEARCH);
  const form = useWriteForm({
    schema: searchWords,
    values: { name: search.name, shared: search.shared },
    revision: search.revision,
    keptAs: search.id,
    write: (words, _changed, seen) => changing.run({ id: search.id, ...words, ...seen }),
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
