'use client';

import { useTranslations } from 'next-intl';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { TALENT_FIELDS } from '@/lib/core/talent-fields';
import type { TalentFormInput } from './talent-values';

const { TextField, SelectField } = fieldsOf<TalentFormInput>();

/** Who the talent is. */
export function PersonSection() {
  const t = useTranslations('talents');
  const f = useTranslations('talents.fields.short');
  const genders = (['FEMENINO', 'MASCULINO'] as const).map((value) => ({
    value,
    label: t(`genders.${value}`),
  }));
  return (
    <SectionCard title={t('form.person')}>
      <FormGrid>
        <TextField name="name" label={t('form.name')} withAsterisk autoComplete="off" maxLength={80} />
        <TextField
          name="lastname"
          label={t('form.lastname')}
          description={t('form.lastnameHint')}
          hintBelow
          autoComplete="off"
          maxLength={80}
        />
        <TextField name="alias" label={f('alias')} autoComplete="off" maxLength={TALENT_FIELDS.alias.most} />
        <SelectField name="gender" label={t('gender')} withAsterisk data={genders} allowDeselect={false} />
        <TextField
          name="birthdate"
          label={t('form.birthdate')}
          description={t('form.birthdateHint')}
          type="date"
          autoComplete="off"
        />
      </FormGrid>
    </SectionCard>
  );
}
