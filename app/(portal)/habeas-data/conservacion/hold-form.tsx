'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { HOLD_SUBJECTS } from '@/db/values/retention';
import { type HoldFilesInput, holdFilesInput } from '@/lib/habeas-data/retention/inputs';
import { HOLD_FILES } from '@/lib/habeas-data/retention/writes';

const { TextField, TextareaField, SelectField } = fieldsOf<HoldFilesInput>();

/** Whose files are kept past their time, and why. */
export default function HoldForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('habeasData.retention');
  const form = useFormOf(HOLD_FILES, {
    schema: holdFilesInput,
    values: { subject: 'AGENCY', subjectId: '', reason: '' },
    saved: t('added'),
    onSaved: onDone,
    inDialog: true,
  });
  const subjects = HOLD_SUBJECTS.map((subject) => ({ value: subject, label: t(`subject.${subject}`) }));
  return (
    <WriteForm form={form} save={t('add')} cancel={onDone}>
      <FormGrid>
        <SelectField name="subject" label={t('kind')} data={subjects} allowDeselect={false} withAsterisk />
        <TextField name="subjectId" label={t('id')} maxLength={36} autoComplete="off" withAsterisk />
        <TextareaField name="reason" label={t('reason')} maxLength={600} autosize withAsterisk wide />
      </FormGrid>
    </WriteForm>
  );
}
