'use client';

import { useTranslations } from 'next-intl';
import { useFormOf } from '@/app/_features/forms/use-form-of';
import { WriteForm } from '@/app/_features/forms/write-form';
import { fieldsOf } from '@/app/_ui/form/fields';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { type CallRequestInput, callRequestInput } from '@/lib/support/inputs';
import { APPLY_AGENT_SCHEDULE } from '@/lib/support/writes';

const { Field } = fieldsOf<CallRequestInput>();

/** Where support calls back. */
export function CallForm({ eventId, onSent }: { eventId: string | null; onSent: () => void }) {
  const t = useTranslations('shell.support');
  const form = useFormOf(APPLY_AGENT_SCHEDULE, {
    schema: callRequestInput,
    given: { eventId },
    values: { phone: '' },
    saved: t('saved'),
    onSaved: onSent,
    inDialog: true,
    refreshes: false,
  });
  return (
    <WriteForm form={form} save={t('send')} button={{ disabled: form.watch('phone') === '' }}>
      <Field name="phone">
        {({ onBlur, ...control }) => (
          <PhoneInput
            {...control}
            onBlur={() => {
              onBlur();
              void form.trigger('phone');
            }}
            label={t('phone')}
            withAsterisk
          />
        )}
      </Field>
    </WriteForm>
  );
}
