'use client';

import { useTranslations } from 'next-intl';
import * as z from 'zod/mini';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { SENT_BACK_TO, sendBackInput } from '@/lib/claims/platform/inputs';
import { SEND_BACK } from '@/lib/claims/platform/writes';

const backInput = z.pick(sendBackInput, { to: true, reason: true });

const { SelectField, TextareaField } = fieldsOf<z.input<typeof backInput>>();

/** To whom an approved claim goes back, and why. */
export default function SendBackForm({ id, onDone }: { id: string; onDone: () => void }) {
  const t = useTranslations('claims.platformInbox');
  const form = useFormOf(SEND_BACK, {
    schema: backInput,
    given: { id },
    values: { to: 'TALENT', reason: '' } as z.input<typeof backInput>,
    saved: t('sentBack'),
    onSaved: onDone,
    inDialog: true,
  });
  return (
    <WriteForm form={form} save={t('sendBack')} cancel={onDone} text={t('sendBackText')}>
      <FormGrid>
        <SelectField
          name="to"
          label={t('to')}
          data={SENT_BACK_TO.map((value) => ({ value, label: t(`to${value}`) }))}
          allowDeselect={false}
          withAsterisk
          wide
        />
        <TextareaField name="reason" label={t('reason')} maxLength={500} minRows={4} withAsterisk wide />
      </FormGrid>
    </WriteForm>
  );
}
