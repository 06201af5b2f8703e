'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyPapersInput, agencyPapersInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import styles from '../_parts/profile.module.css';

const { CheckboxField } = fieldsOf<AgencyPapersInput>();

type Props = { id: string; initial: AgencyPapersInput; mayEdit: boolean; revision: number };

/** Whether claims are approved without the papers that the law asks for. */
export function PapersCard({ id, initial, mayEdit, revision }: Props) {
  const t = useTranslations('claims.papersSettings');
  const tSettings = useTranslations('claims.settings');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyPapersInput,
    given: { id },
    onlyChanged: true,
    values: initial,
    revision,
    saved: tProfile('saved'),
    again: (data) => data,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  return (
    <SectionCard title={t('title')} description={t('text')}>
      <WriteForm form={form} save={mayEdit ? tSettings('save') : undefined} button={button} footer="inline">
        <CheckboxField
          name="claimsNeedPapers"
          label={t('need')}
          description={t('needText')}
          disabled={!mayEdit}
        />
        {!mayEdit && <p className={styles.note}>{tSettings('ownerOnly')}</p>}
      </WriteForm>
    </SectionCard>
  );
}
