'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { LONGEST_SEARCH_NAME, type SearchWords } from '@/lib/talents/saved-searches/inputs';

const { TextField, CheckboxField } = fieldsOf<SearchWords>();

/** What a search is called, in the form that saves it and in the one that changes it. */
export function SearchNameField() {
  const t = useTranslations('savedSearches');
  return (
    <TextField
      name="name"
      label={t('name')}
      withAsterisk
      maxLength={LONGEST_SEARCH_NAME}
      data-autofocus
      wide
    />
  );
}

/** Whether others open it: who they are depends on the reader's role. */
export function SearchSharedField({ role }: { role: 'administrator' | 'agency' }) {
  const t = useTranslations('savedSearches');
  return (
    <CheckboxField
      name="shared"
      label={t(role === 'administrator' ? 'sharedAdministrator' : 'shared')}
      wide
    />
  );
}
