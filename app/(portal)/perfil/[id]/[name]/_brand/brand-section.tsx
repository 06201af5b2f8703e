'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type AgencyBrandInput, agencyBrandInput } from '@/lib/agencies/inputs';
import { UPDATE_AGENCY } from '@/lib/agencies/writes';
import styles from '../_parts/profile.module.css';
import { AccentField } from './accent-field';
import { type BrandedAgency, BrandPreview } from './brand-preview';

const { TextField } = fieldsOf<AgencyBrandInput>();

type Props = { agency: BrandedAgency; initial: AgencyBrandInput; productName: string; mayEdit: boolean };

/** Name, address for answers and colour of an agency, beside a mail that has them. */
export function BrandSection({ agency, initial, productName, mayEdit }: Props) {
  const t = useTranslations('profile.brand');
  const tProfile = useTranslations('profile');
  const form = useFormOf(UPDATE_AGENCY, {
    schema: agencyBrandInput,
    given: { id: agency.id },
    onlyChanged: true,
    values: initial,
    revision: agency.revision,
    saved: tProfile('saved'),
    again: (brand) => brand,
  });
  const button = { variant: 'default', disabled: !form.formState.isDirty };
  return (
    <>
      <SectionCard title={t('title')} description={t('text')}>
        <WriteForm form={form} save={mayEdit ? t('save') : undefined} button={button} footer="inline">
          <FormGrid>
            <TextField
              name="senderName"
              label={t('senderName')}
              description={t('senderNameHint')}
              placeholder={agency.name}
              readOnly={!mayEdit}
            />
            <TextField
              name="replyTo"
              type="email"
              label={t('replyTo')}
              description={t('replyToHint')}
              placeholder={agency.email}
              readOnly={!mayEdit}
            />
            <AccentField mayEdit={mayEdit} />
          </FormGrid>
        </WriteForm>
        {!mayEdit && <p className={styles.note}>{t('ownerOnly')}</p>}
      </SectionCard>
      <BrandPreview agency={agency} brand={form.watch()} productName={productName} />
    </>
  );
}
