'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { CountInput } from '@/app/_ui/form/count-input';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyWordsInput, agencyWordsInput } from '@/lib/agencies/inputs';
import { TERM_PLACES } from '@/lib/agencies/texts/rules';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import { TermsPreview } from './terms-preview';

const { TextareaField, Field } = fieldsOf<AgencyWordsInput>();

type Props = {
  id: string;
  agencyName: string;
  initial: AgencyWordsInput;
  revision: number;
  /** What holds where the agency says nothing. */
  usual: { readonly terms: string; readonly days: number };
  mayEdit: boolean;
};

/** What new quotations say to their clients besides the figures. */
export function WordsCard({ id, agencyName, initial, revision, usual, mayEdit }: Props) {
  const t = useTranslations('profile.words');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyWordsInput,
    given: { id },
    sends: ({ quotationMessage = '', quotationTerms = '', quotationValidityDays = null }) => ({
      quotationMessage,
      quotationTerms,
      quotationValidityDays,
    }),
    values: initial,
    revision,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm form={form} save={mayEdit ? t('save') : undefined} button={button} footer="inline">
        <FormGrid>
          <TextareaField
            name="quotationMessage"
            label={t('message')}
            description={t('messageHint')}
            maxLength={1000}
            readOnly={!mayEdit}
            wide
          />
          <TextareaField
            name="quotationTerms"
            label={t('terms')}
            description={t('termsHint', { places: TERM_PLACES.map((place) => `{${place}}`).join(', ') })}
            placeholder={usual.terms}
            maxLength={3000}
            readOnly={!mayEdit}
            wide
          />
          <TermsPreview agencyName={agencyName} usual={usual.terms} mayEdit={mayEdit} />
          <Field name="quotationValidityDays">
            {({ value, onChange, ...field }) => (
              <CountInput
                label={t('validity')}
                description={t('validityHint', { days: usual.days })}
                min={1}
                max={365}
                readOnly={!mayEdit}
                value={value ?? null}
                onChange={(typed) => onChange(typeof typed === 'number' ? typed : null)}
                {...field}
              />
            )}
          </Field>
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
