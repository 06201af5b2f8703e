'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { FormGrid } from '@/app/_ui/form/form-grid';
import { DATA_REQUEST_KINDS } from '@/db/values/data-requests';
import type { EnteredRequestInput } from '@/lib/habeas-data/requests/inputs';
import { ENTER_REQUEST } from '@/lib/habeas-data/requests/writes';

const { TextField, TextareaField, SelectField } = fieldsOf<EnteredRequestInput>();

/** What somebody asked by mail or phone. */
export default function EnterRequestForm({ today, onDone }: { today: string; onDone: () => void }) {
  const t = useTranslations('habeasData.requests');
  const form = useFormOf(ENTER_REQUEST, {
    values: { kind: 'CONSULTA', receivedOn: today, name: '', email: '', identification: '', text: '' },
    saved: t('entered'),
    onSaved: onDone,
    inDialog: true,
  });
  const kinds = DATA_REQUEST_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));
  const plain = { autoComplete: 'off' };
  return (
    <WriteForm form={form} save={t('save')} cancel={onDone}>
      <FormGrid>
        <SelectField name="kind" label={t('kind')} data={kinds} allowDeselect={false} withAsterisk />
        <TextField
          name="receivedOn"
          label={t('receivedOn')}
          type="date"
          max={today}
          withAsterisk
          {...plain}
        />
        <TextField name="name" label={t('name')} maxLength={120} withAsterisk {...plain} />
        <TextField name="identification" label={t('identification')} maxLength={30} {...plain} />
        <TextField
          name="email"
          label={t('email')}
          type="email"
          maxLength={100}
          withAsterisk
          wide
          {...plain}
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
  );
}
