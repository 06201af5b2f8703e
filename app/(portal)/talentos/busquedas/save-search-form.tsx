'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { ALERT_FREQUENCIES } from '@/db/values/search-alerts';
import { type SearchFields, searchFields } from '@/lib/talents/saved-searches/inputs';
import { SAVE_TALENT_SEARCH } from '@/lib/talents/saved-searches/writes';
import type { TalentSearch } from '@/lib/talents/search/inputs';
import { SearchNameField, SearchSharedField } from './search-fields';

const { SelectField } = fieldsOf<SearchFields>();

type Props = { filters: TalentSearch; role: 'administrator' | 'agency'; onDone: () => void };

/** Keeps the filters that are on under a name. */
export default function SaveSearchForm({ filters, role, onDone }: Props) {
  const t = useTranslations('savedSearches');
  const form = useFormOf(SAVE_TALENT_SEARCH, {
    schema: searchFields,
    given: { filters },
    values: { name: '', shared: false, alert: null },
    saved: (_, { name }) => t('saved', { name }),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SearchNameField />
        <SelectField
          name="alert"
          label={t('alert')}
          data={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`alerts.${value}`) }))}
          placeholder={t('alerts.OFF')}
          clearable
          wide
        />
        <SearchSharedField role={role} />
      </FormGrid>
    </WriteForm>
  );
}
