'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { type BlockDaysInput, blockDaysInput } from '@/lib/talents/availability/inputs';
import { BLOCK_DAYS } from '@/lib/talents/availability/writes';

const { TextField } = fieldsOf<BlockDaysInput>();

/** Blocks days, the first and the last included. */
export function BlockForm({ talentId }: { talentId: string }) {
  const t = useTranslations('place.availability');
  const empty = { talentId, firstDay: '', lastDay: '', note: '' };
  const form = useFormOf(BLOCK_DAYS, {
    schema: blockDaysInput,
    values: empty,
    saved: t('saved'),
    again: () => empty,
  });
  return (
    <SectionCard title={t('add')}>
      <WriteForm form={form} save={t('save')}>
        <FormGrid>
          <TextField name="firstDay" label={t('from')} type="date" withAsterisk autoComplete="off" />
          <TextField name="lastDay" label={t('until')} type="date" withAsterisk autoComplete="off" />
          <TextField name="note" label={t('note')} maxLength={120} autoComplete="off" wide />
        </FormGrid>
      </WriteForm>
    </SectionCard>
  );
}
