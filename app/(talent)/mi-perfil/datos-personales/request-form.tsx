'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import { type OwnRequestInput, ownRequestInput } from '@/lib/habeas-data/requests/inputs';
import { OPEN_REQUEST } from '@/lib/habeas-data/requests/writes';

const { SelectField, TextareaField } = fieldsOf<OwnRequestInput>();
const EMPTY: OwnRequestInput = { kind: 'CONSULTA', text: '' };

/** What a talent asks of its own data. */
export function RequestForm() {
  const t = useTranslations('place.rights');
  const form = useFormOf(OPEN_REQUEST, {
    schema: ownRequestInput,
    values: EMPTY,
    saved: t('sent'),
    again: () => EMPTY,
  });
  return (
    <SectionCard title={t('ask')} description={t('askText')}>
      <WriteForm form={form} save={t('send')} footer="inline">
        <FormGrid>
          <SelectField
            name="kind"
            label={t('kind')}
            data={DATA_REQUEST_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            allowDeselect={false}
            wide
          />
          <TextareaField
            name="text"
            label={t('text')}
            maxLength={4000}
            minRows={4}
            autosize
            withAsterisk
            wide
          />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
