'use client';

import { useTranslations } from 'next-intl';
import { useWriteForm } from '@/app/_features/forms/use-write-form';
import { WriteForm } from '@/app/_features/forms/write-form';
import { useWrite } from '@/app/_features/graphql/use-write';
import { fieldsOf } from '@/app/_ui/form/fields';
import { PhoneInput } from '@/app/_ui/form/phone-input';
import { type CallRequestInput, callRequestInput } from '@/lib/support/inputs';
import { APPLY_AGENT_SCHEDULE } from '@/lib/support/writes';

const { Field } = fieldsOf<CallRequestInput>();

/** Where support calls back. */
export function CallForm({ eventId, onSent }: { eventId: string | null; onSent: () => void }) {
  const t = useTranslations('shell.support');
  const asking = useWrite(APPLY_AGENT_SCHEDULE);
  const form = useWriteForm({
    schema: callRequestInput,
    values: { phone: '' },
    write: ({ phone }) => asking.run({ eventId, phone }),
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
